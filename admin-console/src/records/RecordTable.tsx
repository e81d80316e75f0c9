import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { NoRecords } from './NoRecords.tsx';
import { useIsPhone } from './useIsPhone.ts';

interface RecordTableProps<Row extends RaRecord> {
  /** The columns, for a screen that has room for them. */
  readonly children: ReactNode;
  /** A row on a phone. */
  readonly card: (row: Row) => ReactNode;
  readonly hiddenColumns?: string[];
}

/** The rows of a list, each the way to its record: a table, and on a phone cards. */
export function RecordTable<Row extends RaRecord>({ children, card, hiddenColumns = [] }: RecordTableProps<Row>) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <DataTable<Row> empty={<NoRecords />} bulkActionButtons={false} rowClick="show" sx={noHeader}>
        <DataTable.Col<Row> source="id" render={card} />
      </DataTable>
    );
  }
  return (
    <DataTable empty={<NoRecords />} bulkActionButtons={false} rowClick="show" hiddenColumns={hiddenColumns}>
      {children}
    </DataTable>
  );
}

// Read out it stays: only the eye needs no name above a single column.
const noHeader = { '& thead': { clip: 'rect(0 0 0 0)', position: 'absolute', overflow: 'hidden', width: 1 } };
