import { RelatedRows } from '../../loaded/RelatedRows.tsx';
import { RowColumn } from '../../loaded/RowsTable.tsx';
import type { ProjectDocument } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

const Column = RowColumn<ProjectDocument>;

export function DocumentsTab() {
  const { day } = useFormats();
  return (
    <RelatedRows reference="documents" target="projectId" sort={{ field: 'requestedOn', order: 'DESC' }}>
      <Column source="kind" />
      <Column source="fileName" disableSort />
      <Column source="requestedOn" render={({ requestedOn }) => day(requestedOn)} />
      <Column source="receivedOn" render={({ receivedOn }) => day(receivedOn)} />
    </RelatedRows>
  );
}
