import type { ReactNode } from 'react';
import { NotFound } from '../layout/NotFound.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Waiting } from './Waiting.tsx';

interface RecordBodyProps {
  readonly record: unknown;
  readonly error: (Error & { readonly status?: number }) | null | undefined;
  readonly refetch: () => unknown;
  readonly children: ReactNode;
}

/** What stands on the screen of a record: that it is not there is said only when the server said so. */
export function RecordBody({ record, error, refetch, children }: RecordBodyProps) {
  if (error?.status === 404) return <NotFound />;
  const failed = error && { error, retry: () => void refetch() };
  if (!record) return failed ? <LoadFailed of={failed} /> : <Waiting height={240} />;
  return (
    <>
      {failed && <LoadFailed of={failed} isSmall />}
      {children}
    </>
  );
}
