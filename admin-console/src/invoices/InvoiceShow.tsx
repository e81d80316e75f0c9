import { Alert } from '@mui/material';
import { SimpleShowLayout, useRecordContext, useTranslate } from 'react-admin';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import type { Invoice } from '../records/rows.ts';
import { InvoiceFacts } from './show/InvoiceFacts.tsx';
import { InvoiceLines } from './show/InvoiceLines.tsx';
import { InvoiceReceipts } from './show/InvoiceReceipts.tsx';
import { InvoiceSumFacts } from './show/InvoiceSumFacts.tsx';

/** A fee note: what is on it, what it comes to, and what came for it. */
export function InvoiceShow() {
  return (
    <ShowScreen title={<InvoiceTitle />} actions={false}>
      <SimpleShowLayout>
        <InvoiceNote />
        <InvoiceFacts />
        <InvoiceLines />
        <InvoiceSumFacts />
        <InvoiceReceipts />
      </SimpleShowLayout>
    </ShowScreen>
  );
}

function InvoiceTitle() {
  const translate = useTranslate();
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  return [invoice.number ?? translate('console.invoices.noNumber'), invoice.billToName].filter(Boolean).join(' · ');
}

/** What there is to say of an invoice before anything else. */
function InvoiceNote() {
  const translate = useTranslate();
  const invoice = useRecordContext<Invoice>();
  if (invoice?.isSlipMissing) return <Alert severity="warning">{translate('console.invoices.slipMissingNote')}</Alert>;
  if (!invoice?.voidReason) return null;
  return <Alert severity="info">{translate('console.projects.because', { reason: invoice.voidReason })}</Alert>;
}
