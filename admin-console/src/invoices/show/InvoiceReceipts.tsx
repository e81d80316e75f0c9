import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Invoice } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';

/** What came for an invoice: money, the proof of what was held back, or a credit. */
export function InvoiceReceipts() {
  const translate = useTranslate();
  const { day, money } = useFormats();
  const invoice = useRecordContext<Invoice>();
  if (!invoice) return null;
  const title = translate('console.invoices.receipts');
  return (
    <Box component="section" sx={{ mb: 3, overflowX: 'auto' }} aria-label={title}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {invoice.receipts.length === 0 && (
        <Typography color="text.secondary">{translate('console.records.noneYet')}</Typography>
      )}
      {invoice.receipts.length > 0 && (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.invoices.fields.on')}</TableCell>
              <TableCell>{translate('resources.invoices.fields.receiptKind')}</TableCell>
              <TableCell>{translate('resources.invoices.fields.reference')}</TableCell>
              <TableCell align="right">{translate('resources.invoices.fields.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {invoice.receipts.map(({ kind, on, reference, amount }) => (
              <TableRow key={`${kind}-${on}-${reference}`}>
                <TableCell>{day(on)}</TableCell>
                <TableCell>{translate(`console.receiptKind.${kind}`)}</TableCell>
                <TableCell>{reference}</TableCell>
                <TableCell align="right">{money(amount, invoice.currency)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}
