import type { ComponentProps } from 'react';
import { DataTable, type RaRecord, useCreatePath, useListContext, useResourceContext } from 'react-admin';
import { linkedColumns } from './linkedColumns.tsx';
import { NoRecords } from './NoRecords.tsx';
import { linkedRows } from './RowLink.tsx';
import { Waiting } from './Waiting.tsx';

interface RowsTableProps extends Omit<ComponentProps<typeof DataTable>, 'rowClick' | 'sx'> {
  /** What its rows are links to: a screen of their record, or wherever each leads. Without one they lead nowhere. */
  readonly link?: 'show' | 'edit' | ((row: RaRecord) => string | undefined) | undefined;
  /** The column that names a row where it is not the first. */
  readonly lead?: string | undefined;
  readonly sx?: Readonly<Record<string, object>>;
}

/** The rows of the list around it as a table. It stands in a list's body, so that it is never drawn empty for rows that failed. */
export function RowsTable({ empty = <NoRecords />, link, lead, sx, children, ...table }: RowsTableProps) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  // React-admin shows nothing at all for a second, and then bars without a name.
  const { data, isPending } = useListContext();
  if (!data && isPending) return <Waiting height={240} />;
  const to = (row: RaRecord) =>
    typeof link === 'function' ? link(row) : link && createPath({ resource, id: row.id, type: link });
  return (
    <DataTable bulkActionButtons={false} empty={empty} rowClick={false} sx={{ ...linkedRows, ...sx }} {...table}>
      {link ? linkedColumns(children, { to, lead }) : children}
    </DataTable>
  );
}

/** Its columns, for rows of one kind: `RowColumn<Project>`. */
export const RowColumn = DataTable.Col;
