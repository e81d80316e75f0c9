import { useTranslate } from 'react-admin';
import type { Invoice } from '../records/rows.ts';
import { StatusChip } from '../records/StatusChip.tsx';

/** Whether the proof of the PPh 23 that was held back is there. */
export function SlipState({ invoice }: { readonly invoice: Invoice }) {
  const translate = useTranslate();
  const { pph23, slips, isSlipMissing } = invoice;
  if (isSlipMissing) return <StatusChip label="console.invoices.slipMissing" tone="warning" />;
  if (pph23 === 0) return translate('console.invoices.noSlip');
  return translate(slips >= pph23 ? 'console.invoices.slipThere' : 'console.invoices.slipOpen');
}
