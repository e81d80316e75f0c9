import { useTranslate } from 'react-admin';
import { RecordTable } from '../loaded/RecordTable.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { RowCard } from '../records/RowCard.tsx';
import type { Client } from '../records/rows.ts';
import { StatusChip } from '../records/StatusChip.tsx';
import { useRupiahSum } from '../records/useRupiahSum.ts';

const Column = RowColumn<Client>;

export function ClientTable({ hasType }: { readonly hasType: boolean }) {
  const rupiahSum = useRupiahSum();
  const translate = useTranslate();
  const toldOf = ({ openProjects, outstandingIdr, outstandingWithoutRate }: Client) => [
    ...(openProjects === undefined ? [] : [`${translate('resources.clients.fields.openProjects')}: ${openProjects}`]),
    ...(outstandingIdr === undefined ? [] : [rupiahSum(outstandingIdr, outstandingWithoutRate)]),
  ];
  return (
    <RecordTable<Client>
      card={(client) => (
        <RowCard title={client.name} facts={[client.code, hasType && client.type, client.city]}>
          {toldOf(client).join(' · ')}
          {!client.isActive && <StatusChip label="console.records.inactive" />}
        </RowCard>
      )}
    >
      <Column source="code" />
      <Column source="name" />
      {hasType && <Column source="type" />}
      <Column source="city" />
      <Column source="openProjects" align="right" />
      <Column
        source="outstandingIdr"
        align="right"
        render={(client) => rupiahSum(client.outstandingIdr, client.outstandingWithoutRate)}
      />
      <Column
        source="isActive"
        disableSort
        render={({ isActive }) => <StatusChip label={`console.records.${isActive ? 'active' : 'inactive'}`} />}
      />
    </RecordTable>
  );
}
