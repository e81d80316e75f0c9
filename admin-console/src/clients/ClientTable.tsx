import { DataTable, useTranslate } from 'react-admin';
import { RecordTable } from '../records/RecordTable.tsx';
import { RowCard } from '../records/RowCard.tsx';
import type { Client } from '../records/rows.ts';
import { StatusChip } from '../records/StatusChip.tsx';
import { useFormats } from '../records/useFormats.ts';

const Column = DataTable.Col<Client>;

export function ClientTable({ hasType }: { readonly hasType: boolean }) {
  const { money } = useFormats();
  const translate = useTranslate();
  const openProjects = translate('resources.clients.fields.openProjects');
  return (
    <RecordTable<Client>
      card={(client) => (
        <RowCard title={client.name} facts={[client.code, hasType && client.type, client.city]}>
          {openProjects}: {client.openProjects} · {money(client.outstandingIdr, 'IDR')}
          {!client.isActive && <StatusChip label="console.records.inactive" />}
        </RowCard>
      )}
    >
      <Column source="code" />
      <Column source="name" />
      {hasType && <Column source="type" />}
      <Column source="city" />
      <Column source="openProjects" align="right" />
      <Column source="outstandingIdr" align="right" render={(client) => money(client.outstandingIdr, 'IDR')} />
      <Column
        source="isActive"
        disableSort
        render={({ isActive }) => <StatusChip label={`console.records.${isActive ? 'active' : 'inactive'}`} />}
      />
    </RecordTable>
  );
}
