import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../records/useFormats.ts';
import { useIsPhone } from '../records/useIsPhone.ts';
import type { Looks } from './InvoiceTable.tsx';
import { NarrowTotals } from './NarrowTotals.tsx';
import { type SumColumn, type Sums, sumColumns } from './sumColumns.ts';
import { useInvoiceSums } from './useInvoiceSums.ts';

/** What all invoices of the list come to, whatever its page shows: in each currency, and in rupiah. */
export function InvoiceTotals({ looks }: { readonly looks: Looks }) {
  const translate = useTranslate();
  const sums = useInvoiceSums();
  const isPhone = useIsPhone();
  if (!sums || sums.idr.count === 0) return null;
  const columns = sumColumns[looks];
  const title = translate('console.invoices.sums');
  if (isPhone) return <NarrowTotals title={title} sums={sums} columns={columns} />;
  return (
    <Box sx={{ overflowX: 'auto' }} component="section" aria-label={title} tabIndex={0}>
      <Table
        size="small"
        aria-label={title}
        sx={{ '& td, & thead th': { whiteSpace: 'nowrap', px: { xs: 0.5, lg: 1 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.invoices.fields.currency')}</TableCell>
            <TableCell align="right">{translate('console.invoices.count')}</TableCell>
            {columns.map(({ label }) => (
              <TableCell key={label} align="right">
                {translate(label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sums.currencies.map((each) => (
            <SumRow key={each.currency} name={each.currency} sums={each} columns={columns} />
          ))}
          {sums.currencies.some(({ currency }) => currency !== 'IDR') && (
            <SumRow name={translate('console.invoices.inRupiah')} sums={sums.idr} columns={columns} isWhole />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

interface SumRowProps {
  readonly name: string;
  readonly sums: Sums;
  readonly columns: readonly SumColumn[];
  readonly isWhole?: boolean;
}

function SumRow({ name, sums, columns, isWhole = false }: SumRowProps) {
  const { money } = useFormats();
  return (
    <TableRow sx={isWhole ? { '& > *': { fontWeight: 650 } } : {}}>
      <TableCell component="th" scope="row" sx={{ minWidth: 130 }}>
        {name}
      </TableCell>
      <TableCell align="right">{sums.count}</TableCell>
      {columns.map(({ label, of }) => (
        <TableCell key={label} align="right">
          {money(of(sums), sums.currency)}
        </TableCell>
      ))}
    </TableRow>
  );
}
