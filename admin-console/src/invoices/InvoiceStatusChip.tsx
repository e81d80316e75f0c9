import { Box } from '@mui/material';
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
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip label={`console.invoiceStatus.${status}`} tone={tones[status] ?? 'default'} />
      {isOverdue && <StatusChip label="console.invoices.overdue" tone="error" />}
    </Box>
  );
}
