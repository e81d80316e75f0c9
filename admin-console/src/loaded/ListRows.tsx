import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Waiting } from './Waiting.tsx';

interface ListRowsProps<Row extends RaRecord> {
  readonly children: (rows: readonly Row[]) => ReactNode;
  /** When there are none. */
  readonly nothing: ReactNode;
}

/** The rows of the list around it where they are no table. That they failed is said by the list. */
export function ListRows<Row extends RaRecord>({ children, nothing }: ListRowsProps<Row>) {
  const { data } = useListContext<Row>();
  if (!data) return <Waiting />;
  return data.length === 0 ? nothing : children(data);
}
