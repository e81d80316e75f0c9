import { DataTable } from 'react-admin';
import { RelatedRows } from '../../records/RelatedRows.tsx';
import type { ProjectDocument } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

const Column = DataTable.Col<ProjectDocument>;

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
