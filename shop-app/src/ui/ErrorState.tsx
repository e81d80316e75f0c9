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
  /** It is all that the page has to say, so its title is the page's heading. */
  isPage?: boolean | undefined;
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title = 'Gagal memuat',
    message,
    onRetry,
    retryLabel = 'Coba lagi',
    isRetrying,
    action,
    isPage = false,
  } = props;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="error-state" role="alert">
      <span className="error-state__icon">
        <Icon name="warning" size="large" />
      </span>
      <Title className="error-state__title">{title}</Title>
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
