import type { ReactNode } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useIsPhone } from '../records/useIsPhone.ts';
import { useToldColumns } from '../records/useToldColumns.ts';
import { RowColumn, RowsTable } from './RowsTable.tsx';

interface RecordTableProps<Row extends RaRecord> {
  /** The columns, for a screen that has room for them. */
  readonly children: ReactNode;
  /** A row on a phone. */
  readonly card: (row: Row) => ReactNode;
  readonly hiddenColumns?: string[];
  /** The column that names a row where it is not the first. */
  readonly lead?: string;
}

/** The rows of a list, each the way to its record: a table, and on a phone cards. */
export function RecordTable<Row extends RaRecord>({ children, card, lead, hiddenColumns = [] }: RecordTableProps<Row>) {
  const isPhone = useIsPhone();
  const columns = useToldColumns(useResourceContext() ?? '', children);
  if (isPhone) {
    return (
      <RowsTable link="show" sx={noHeader}>
        <RowColumn<Row> source="id" render={card} />
      </RowsTable>
    );
  }
  return (
    <RowsTable link="show" lead={lead} hiddenColumns={hiddenColumns}>
      {columns}
    </RowsTable>
  );
}

// Read out it stays: only the eye needs no name above a single column.
const noHeader = { '& thead': { clip: 'rect(0 0 0 0)', position: 'absolute', overflow: 'hidden', width: 1 } };
