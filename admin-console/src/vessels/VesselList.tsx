import { TextInput } from 'react-admin';
import { RecordList } from '../loaded/RecordList.tsx';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { RowCard } from '../records/RowCard.tsx';
import type { Vessel } from '../records/rows.ts';
import { SearchField } from '../records/SearchField.tsx';
import { sheetOf } from '../records/sheetOf.ts';

const Column = RowColumn<Vessel>;
const filters = [
  <SearchField key="q" source="q" alwaysOn hint="console.vessels.search" />,
  <TextInput key="kind" source="kind" />,
];
const sheet = sheetOf<Vessel>('vessels', ['name', 'imo', 'regNo', 'kind', 'flag', 'gt', 'builtYear', 'ownerName']);

export function VesselList() {
  return (
    <RecordList filters={filters} sheet={sheet} sort={{ field: 'name', order: 'ASC' }}>
      <RecordTable<Vessel>
        card={({ name, imo, regNo, kind, ownerName }) => (
          <RowCard title={name} facts={[imo ? `IMO ${imo}` : regNo, kind, ownerName]} />
        )}
      >
        <Column source="name" />
        <Column source="imo" render={({ imo }) => imo ?? '–'} />
        <Column source="kind" />
        <Column source="flag" />
        <Column source="gt" align="right" />
        <Column source="builtYear" align="right" />
        <Column source="ownerName" />
        <Column source="projectCount" align="right" />
      </RecordTable>
    </RecordList>
  );
}
