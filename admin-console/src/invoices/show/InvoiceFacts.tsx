import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../records/Facts.tsx';
import type { Invoice } from '../../records/rows.ts';
import { TextLink } from '../../records/TextLink.tsx';
import { useFormats } from '../../records/useFormats.ts';
import { InvoiceStatusChip } from '../InvoiceStatusChip.tsx';

const field = (name: keyof Invoice) => `resources.invoices.fields.${name}`;

export function InvoiceFacts() {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const { day, moment } = useFormats();
  const { canAccess: seesClients } = useCanAccess({ resource: 'clients', action: 'show' });
  if (!invoice) return null;
  const { number, projectId, projectNo, projectTitle, billToId, billToName, daysToPay } = invoice;
  return (
    <Facts
      facts={[
        { label: field('number'), value: number },
        { label: field('status'), value: <InvoiceStatusChip invoice={invoice} /> },
        {
          label: field('billToName'),
          value: seesClients ? <TextLink to={`/clients/${billToId}/show`}>{billToName}</TextLink> : billToName,
        },
        { label: field('attention'), value: invoice.attention },
        {
          label: field('projectNo'),
          value: <TextLink to={`/projects/${projectId}/show`}>{`${projectNo ?? ''} ${projectTitle ?? ''}`}</TextLink>,
        },
        { label: field('typeName'), value: invoice.typeName },
        { label: field('clientRef'), value: invoice.clientRef },
        { label: field('issueDate'), value: day(invoice.issueDate) },
        { label: field('dueDate'), value: day(invoice.dueDate) },
        { label: field('daysPastDue'), value: invoice.daysPastDue },
        { label: field('paidOn'), value: day(invoice.paidOn) },
        { label: field('daysToPay'), value: daysToPay },
        { label: field('approvedAt'), value: moment(invoice.approvedAt) },
        { label: field('sentAt'), value: moment(invoice.sentAt) },
        { label: field('fakturNo'), value: invoice.fakturNo },
        { label: field('taxCode'), value: translate(`console.taxCode.${invoice.taxCode}`) },
      ]}
    />
  );
}
