import { useTranslate } from 'react-admin';
import { RelatedRows } from '../loaded/RelatedRows.tsx';
import { RowColumn } from '../loaded/RowsTable.tsx';
import type { Invoice } from './rows.ts';
import { StatusChip } from './StatusChip.tsx';
import { useFormats } from './useFormats.ts';

const Column = RowColumn<Invoice>;

/** The fee notes that belong to the record at hand. */
export function InvoiceRows({ target }: { readonly target: 'projectId' | 'clientId' }) {
  const translate = useTranslate();
  const { day, money } = useFormats();
  return (
    <RelatedRows reference="invoices" target={target} sort={{ field: 'id', order: 'DESC' }} link="show">
      <Column source="number" render={({ number }) => number ?? translate('console.invoices.noNumber')} />
      <Column source="projectNo" />
      <Column source="billToName" />
      <Column source="status" render={({ status }) => <StatusChip label={`console.invoiceStatus.${status}`} />} />
      <Column source="issueDate" render={({ issueDate }) => day(issueDate)} />
      <Column source="dueDate" render={({ dueDate }) => day(dueDate)} />
      <Column source="total" align="right" render={({ total, currency }) => money(total, currency)} />
      <Column source="balance" align="right" render={({ balance, currency }) => money(balance, currency)} />
    </RelatedRows>
  );
}
