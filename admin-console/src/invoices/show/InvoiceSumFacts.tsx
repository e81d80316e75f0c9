import { useRecordContext, useTranslate } from 'react-admin';
import { Facts } from '../../records/Facts.tsx';
import type { Invoice } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';
import { SlipState } from '../SlipState.tsx';

const amounts = [
  ...(['subtotal', 'dpp', 'dppOther', 'ppn', 'total', 'pph23', 'cashExpected'] as const),
  ...(['paid', 'slips', 'credits', 'balance'] as const),
];

/** What an invoice comes to, and what is still to come of it. */
export function InvoiceSumFacts() {
  const translate = useTranslate();
  const { money } = useFormats();
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  const { currency, totalIdr, fxToIdr } = invoice;
  const inRupiah =
    totalIdr === null
      ? translate('console.invoices.noRate')
      : translate('console.invoices.atRate', { total: money(totalIdr, 'IDR'), rate: money(fxToIdr, 'IDR') });
  return (
    <Facts
      title="console.invoices.sums"
      facts={[
        ...amounts.map((name) => ({
          label: `resources.invoices.fields.${name}`,
          value: money(invoice[name], currency),
        })),
        ...(currency === 'IDR' ? [] : [{ label: 'resources.invoices.fields.totalIdr', value: inRupiah }]),
        { label: 'resources.invoices.fields.isSlipMissing', value: <SlipState invoice={invoice} /> },
      ]}
    />
  );
}
