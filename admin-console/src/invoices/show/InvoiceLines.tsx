import { Box, List, ListItem, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { RowCard } from '../../records/RowCard.tsx';
import type { Invoice } from '../../records/rows.ts';
import { useFormats } from '../../records/useFormats.ts';
import { useIsPhone } from '../../records/useIsPhone.ts';

const columns = ['text', 'lineKind', 'quantity', 'unitPrice', 'isTaxable', 'amount'] as const;
const atRight = new Set<string>(['quantity', 'unitPrice', 'amount']);

/** What an invoice is for, line by line. */
export function InvoiceLines() {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const invoice = useRecordContext<Invoice>();
  if (!invoice || invoice.lines.length === 0) return null;
  const title = translate('console.invoices.lines');
  return (
    <Box component="section" sx={{ mb: 3, overflowX: 'auto' }} aria-label={title} tabIndex={0}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {isPhone ? <LineCards invoice={invoice} /> : <LineTable invoice={invoice} title={title} />}
    </Box>
  );
}

function LineTable({ invoice, title }: { readonly invoice: Invoice; readonly title: string }) {
  const translate = useTranslate();
  const { money } = useFormats();
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name} align={atRight.has(name) ? 'right' : 'left'}>
              {translate(`resources.invoices.fields.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {invoice.lines.map((line) => (
          <TableRow key={line.position}>
            <TableCell sx={{ minWidth: 180 }}>{line.text}</TableCell>
            <TableCell>{translate(`console.lineKind.${line.kind}`)}</TableCell>
            <TableCell align="right">{quantityOf(line)}</TableCell>
            <TableCell align="right">{money(line.unitPrice, invoice.currency)}</TableCell>
            <TableCell>{translate(`ra.boolean.${line.isTaxable}`)}</TableCell>
            <TableCell align="right">{money(line.amount, invoice.currency)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function LineCards({ invoice: { lines, currency } }: { readonly invoice: Invoice }) {
  const translate = useTranslate();
  const { money } = useFormats();
  return (
    <List disablePadding>
      {lines.map((line) => (
        <ListItem key={line.position} disableGutters divider>
          <RowCard
            title={line.text}
            facts={[
              translate(`console.lineKind.${line.kind}`),
              `${quantityOf(line)} × ${money(line.unitPrice, currency)}`,
              line.isTaxable && translate('resources.invoices.fields.isTaxable'),
            ]}
          >
            <strong>{money(line.amount, currency)}</strong>
          </RowCard>
        </ListItem>
      ))}
    </List>
  );
}

const quantityOf = ({ quantity, unit }: Invoice['lines'][number]) => [quantity, unit].filter(Boolean).join(' ');
