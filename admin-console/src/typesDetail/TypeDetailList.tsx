import { BooleanInput, SearchInput, SelectInput } from 'react-admin';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { RecordList } from '../loaded/RecordList.tsx';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import type { TypeDetail } from '../records/rows.ts';
import { StatusChip } from '../records/StatusChip.tsx';
import { KindCard } from '../types/KindCard.tsx';

const Column = RowColumn<TypeDetail>;
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ChoiceFrom key="typeId" source="typeId" reference="types" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <SelectInput />
  </ChoiceFrom>,
  <BooleanInput key="isActive" source="isActive" />,
];

/** The kinds of work within the types (S2.14). */
export function TypeDetailList() {
  return (
    <RecordList filters={filters} sort={{ field: 'typeName', order: 'ASC' }}>
      <RecordTable<TypeDetail>
        lead="name"
        card={({ name, code, typeName, projectCount }) => (
          <KindCard name={name} facts={[typeName, code]} projectCount={projectCount} />
        )}
      >
        <Column source="typeName" />
        <Column source="code" />
        <Column source="name" />
        <Column source="sort" align="right" />
        <Column source="projectCount" align="right" />
        <Column
          source="isActive"
          disableSort
          render={({ isActive }) => <StatusChip label={`console.records.${isActive ? 'active' : 'inactive'}`} />}
        />
      </RecordTable>
    </RecordList>
  );
}
