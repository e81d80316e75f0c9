import { Button } from './Button.tsx';

interface RetryLineProps {
  /** What failed, in words. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Beside what is there: that a part of it could not be had, and the way to ask again. */
export function RetryLine({ message, onRetry, isRetrying }: RetryLineProps) {
  return (
    <p className="field__error" role="status">
      {message}{' '}
      <Button variant="secondary" size="small" icon="refresh" isPending={isRetrying} onPress={onRetry}>
        Coba lagi
      </Button>
    </p>
  );
}
