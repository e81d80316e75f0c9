import { BooleanInput, SearchInput, SelectInput } from 'react-admin';
import { typeLine } from '../contract/index.ts';
import { RecordList } from '../loaded/RecordList.tsx';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import type { ProjectType } from '../records/rows.ts';
import { StatusChip } from '../records/StatusChip.tsx';
import { useFormats } from '../records/useFormats.ts';
import { KindCard } from './KindCard.tsx';

const Column = RowColumn<ProjectType>;
const lines = typeLine.options.map((id) => ({ id, name: id }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="line" source="line" choices={lines} translateChoice={false} />,
  <BooleanInput key="isActive" source="isActive" />,
];

/** The kinds of work of the office (S2.14). */
export function TypeList() {
  const { money } = useFormats();
  return (
    <RecordList filters={filters} sort={{ field: 'name', order: 'ASC' }}>
      <RecordTable<ProjectType>
        card={({ name, code, line, projectCount }) => (
          <KindCard name={name} facts={[code, line]} projectCount={projectCount} />
        )}
      >
        <Column source="code" />
        <Column source="name" />
        <Column source="line" />
        <Column
          source="defaultFee"
          align="right"
          disableSort
          render={(type) => money(type.defaultFee, type.currency)}
        />
        <Column source="daysPrelim" align="right" disableSort />
        <Column source="daysFinal" align="right" disableSort />
        <Column source="detailCount" align="right" disableSort />
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
