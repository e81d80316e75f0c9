import type { ReactNode } from 'react';
import { CutNote } from './CutNote.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import type { Rows } from './loaded.ts';
import { Waiting } from './Waiting.tsx';

interface RowsPartProps<R> {
  readonly of: Rows<R>;
  readonly children: (rows: readonly R[]) => ReactNode;
  /** When there are none. */
  readonly nothing: ReactNode;
  readonly waiting?: ReactNode;
  readonly isSmall?: boolean;
}

/** Rows that were asked for, or what is to be said instead; of a part of them, which part. */
export function RowsPart<R>({ of, children, nothing, waiting = <Waiting />, isSmall = false }: RowsPartProps<R>) {
  if (of.is === 'loading') return waiting;
  if (of.is === 'failed') return <LoadFailed of={of} isSmall={isSmall} />;
  if (of.is === 'empty') return nothing;
  return (
    <>
      {children(of.rows)}
      {of.is === 'cut' && <CutNote {...of} shown={of.rows.length} />}
    </>
  );
}
