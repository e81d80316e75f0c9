import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InvoiceSums } from '../contract/index.ts';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { useFormats } from '../records/useFormats.ts';
import { useIsPhone } from '../records/useIsPhone.ts';
import type { Looks } from './InvoiceTable.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { NarrowTotals } from './NarrowTotals.tsx';
import { type SumColumn, type Sums, sumColumns } from './sumColumns.ts';
import { useInvoiceSums } from './useInvoiceSums.ts';

/** What all invoices of the list come to, whatever its page shows: in each currency, and in rupiah. */
export function InvoiceTotals({ looks }: { readonly looks: Looks }) {
  const sums = useInvoiceSums();
  return (
    <LoadedPart of={sums} waiting={null}>
      {(known) => hasAny(known) && <Totals sums={known} columns={sumColumns[looks]} />}
    </LoadedPart>
  );
}

const hasAny = ({ idr }: InvoiceSums) => idr.count > 0 || idr.leftOut.length > 0;

interface TotalsProps {
  readonly sums: InvoiceSums;
  readonly columns: readonly SumColumn[];
}

function Totals({ sums, columns }: TotalsProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  // Of a currency all of whose invoices are left out there is nothing to tell but that.
  const counted = sums.currencies.filter(({ count }) => count > 0);
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
          {counted.map((each) => (
            <SumRow key={each.currency} name={each.currency} sums={each} columns={columns} />
          ))}
          {counted.some(({ currency }) => currency !== 'IDR') && (
            <SumRow name={translate('console.invoices.inRupiah')} sums={sums.idr} columns={columns} isWhole />
          )}
        </TableBody>
      </Table>
      <LeftOutNote leftOut={sums.idr.leftOut} />
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
