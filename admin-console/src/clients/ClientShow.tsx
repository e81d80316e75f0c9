import { TabbedShowLayout, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { RelatedRows } from '../loaded/RelatedRows.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { NextDue } from '../projects/NextDue.tsx';
import { ProjectStatusChip } from '../projects/ProjectStatusChip.tsx';
import { Facts } from '../records/Facts.tsx';
import { History } from '../records/History.tsx';
import { InvoiceRows } from '../records/InvoiceRows.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
import type { Client, Project } from '../records/rows.ts';
import { ShowBar } from '../records/ShowBar.tsx';
import { useRupiahSum } from '../records/useRupiahSum.ts';

const Column = RowColumn<Project>;
const field = (name: keyof Client) => `resources.clients.fields.${name}`;

/** A client with the work for it and its invoices. */
export function ClientShow() {
  const { canAccess: seesInvoices } = useCanAccess({ resource: 'invoices', action: 'list' });
  return (
    <ShowScreen title={<NameTitle />} actions={<ShowBar />}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="console.clients.who">
          <ClientFacts />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="resources.projects.name" path="projects">
          <ClientProjects />
        </TabbedShowLayout.Tab>
        {seesInvoices && (
          <TabbedShowLayout.Tab label="resources.invoices.name" path="invoices">
            <InvoiceRows target="clientId" />
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
      <History />
    </ShowScreen>
  );
}

function ClientFacts() {
  const client = useRecordContext<Client>();
  const translate = useTranslate();
  const rupiahSum = useRupiahSum();
  if (!client) return null;
  const { name, code, type, npwp, currency, termsDays, address, city, country, email, phone, contacts } = client;
  const yesOrNo = (value: boolean) => translate(`ra.boolean.${value}`);
  return (
    <>
      <Facts
        facts={[
          ...Object.entries({ name, code, type, address, city, country, email, phone }).map(([key, value]) => ({
            label: field(key as keyof Client),
            value,
          })),
          { label: field('isActive'), value: yesOrNo(client.isActive) },
          { label: field('openProjects'), value: client.openProjects },
        ]}
      />
      <Facts
        title="console.clients.billing"
        facts={[
          { label: field('npwp'), value: npwp },
          { label: field('currency'), value: currency },
          { label: field('termsDays'), value: termsDays },
          { label: field('isWithholder'), value: yesOrNo(client.isWithholder) },
          { label: field('isForeign'), value: yesOrNo(client.isForeign) },
          { label: field('outstandingIdr'), value: rupiahSum(client.outstandingIdr, client.outstandingWithoutRate) },
        ]}
      />
      {contacts.length > 0 && (
        <Facts
          title={field('contacts')}
          facts={contacts.map((contact) => ({
            label: contact.name,
            value: [contact.position, contact.email, contact.phone].filter(Boolean).join('\n'),
          }))}
        />
      )}
    </>
  );
}

function ClientProjects() {
  return (
    <RelatedRows reference="projects" target="clientId" sort={{ field: 'projectNo', order: 'DESC' }} link="show">
      <Column source="projectNo" />
      <Column source="title" />
      <Column source="typeName" />
      <Column source="surveyorName" />
      <Column source="status" render={(project) => <ProjectStatusChip status={project.status} />} />
      <Column source="nextDue" render={(project) => <NextDue project={project} />} />
    </RelatedRows>
  );
}
