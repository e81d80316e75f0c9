import type { Invoice } from '../records/rows.ts';
import { StatusChip, type Tone } from '../records/StatusChip.tsx';

const tones: Partial<Record<Invoice['status'], Tone>> = {
  paid: 'success',
  partly_paid: 'warning',
  void: 'error',
  cancelled: 'error',
};

/** Where an invoice stands, and that it is late. */
export function InvoiceStatusChip({ invoice: { status, isOverdue } }: { readonly invoice: Invoice }) {
  return (
    <>
      <StatusChip label={`console.invoiceStatus.${status}`} tone={tones[status] ?? 'default'} />
      {isOverdue && <StatusChip label="console.invoices.overdue" tone="error" />}
    </>
  );
}
