import { Box, List, ListItem, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { RowCard } from '../../records/RowCard.tsx';
import type { Invoice } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';
import { useIsPhone } from '../../records/useIsPhone.ts';

/** What came for an invoice: money, the proof of what was held back, or a credit. */
export function InvoiceReceipts() {
  const translate = useTranslate();
  const isPhone = useIsPhone();
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
      {invoice.receipts.length > 0 &&
        (isPhone ? <ReceiptCards invoice={invoice} /> : <ReceiptTable invoice={invoice} title={title} />)}
    </Box>
  );
}

function ReceiptTable({
  invoice: { receipts, currency },
  title,
}: {
  readonly invoice: Invoice;
  readonly title: string;
}) {
  const translate = useTranslate();
  const { day, money } = useFormats();
  return (
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
        {receipts.map(({ kind, on, reference, amount }) => (
          <TableRow key={`${kind}-${on}-${reference}`}>
            <TableCell>{day(on)}</TableCell>
            <TableCell>{translate(`console.receiptKind.${kind}`)}</TableCell>
            <TableCell>{reference}</TableCell>
            <TableCell align="right">{money(amount, currency)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function ReceiptCards({ invoice: { receipts, currency } }: { readonly invoice: Invoice }) {
  const translate = useTranslate();
  const { day, money } = useFormats();
  return (
    <List disablePadding>
      {receipts.map(({ kind, on, reference, amount }) => (
        <ListItem key={`${kind}-${on}-${reference}`} disableGutters divider>
          <RowCard title={translate(`console.receiptKind.${kind}`)} facts={[day(on), reference]}>
            <strong>{money(amount, currency)}</strong>
          </RowCard>
        </ListItem>
      ))}
    </List>
  );
}
