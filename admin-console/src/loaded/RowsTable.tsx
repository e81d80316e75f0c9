import type { ComponentProps } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { NoRecords } from './NoRecords.tsx';
import { Waiting } from './Waiting.tsx';

/** The rows of the list around it as a table. It stands in a list's body, so that it is never drawn empty for rows that failed. */
export function RowsTable({ empty = <NoRecords />, ...table }: ComponentProps<typeof DataTable>) {
  // React-admin shows nothing at all for a second, and then bars without a name.
  const { data, isPending } = useListContext();
  if (!data && isPending) return <Waiting height={240} />;
  return <DataTable bulkActionButtons={false} empty={empty} {...table} />;
}

/** Its columns, for rows of one kind: `RowColumn<Project>`. */
export const RowColumn = DataTable.Col;
