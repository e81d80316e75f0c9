import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface ErrorStateProps {
  title?: string | undefined;
  /** What failed, in words. */
  message: string;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
  /** Another way on, beside the retry. */
  action?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'Gagal memuat', message, onRetry, retryLabel = 'Coba lagi', isRetrying, action } = props;
  return (
    <div className="error-state" role="alert">
      <span className="error-state__icon">
        <Icon name="warning" size="large" />
      </span>
      <p className="error-state__title">{title}</p>
      <p className="error-state__text">{message}</p>
      <div className="error-state__action">
        {onRetry && (
          <Button variant="secondary" icon="refresh" isPending={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
