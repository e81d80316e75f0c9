import { RelatedRows } from '../../loaded/RelatedRows.tsx';
import { RowColumn } from '../../loaded/RowsTable.tsx';
import type { Finding } from '../../records/rows.ts';
import { StatusChip } from '../../records/StatusChip.tsx';
import { useFormats } from '../../records/useFormats.ts';

const Column = RowColumn<Finding>;

export function FindingsTab() {
  const { day } = useFormats();
  return (
    <RelatedRows reference="findings" target="projectId" sort={{ field: 'seq', order: 'ASC' }}>
      <Column source="seq" align="right" />
      <Column source="found" disableSort sx={{ whiteSpace: 'pre-line', minWidth: 200 }} />
      <Column source="recommended" disableSort sx={{ whiteSpace: 'pre-line', minWidth: 200 }} />
      <Column source="dueOn" render={({ dueOn }) => day(dueOn)} />
      <Column source="status" render={({ status }) => <StatusChip label={`console.findingStatus.${status}`} />} />
    </RelatedRows>
  );
}
