import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import type { Loaded } from './loaded.ts';
import { Waiting } from './Waiting.tsx';

interface LoadedPartProps<T> {
  readonly of: Loaded<T>;
  readonly children: (value: T) => ReactNode;
  readonly waiting?: ReactNode;
  readonly isSmall?: boolean;
}

/** What was asked for, or what is to be said instead. */
export function LoadedPart<T>({ of, children, waiting = <Waiting />, isSmall = false }: LoadedPartProps<T>) {
  if (of.is === 'loading') return waiting;
  if (of.is === 'failed') return <LoadFailed of={of} isSmall={isSmall} />;
  return (
    <>
      {of.notRenewed && <LoadFailed of={of.notRenewed} isSmall />}
      {children(of.value)}
    </>
  );
}
