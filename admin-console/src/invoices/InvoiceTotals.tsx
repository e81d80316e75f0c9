import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InvoiceSums } from '../contract/index.ts';
import { useFormats } from '../records/useFormats.ts';
import { ageingBuckets } from './ageingBuckets.ts';
import type { Looks } from './InvoiceTable.tsx';
import { useInvoiceSums } from './useInvoiceSums.ts';

type Sums = InvoiceSums['idr'];

interface SumColumn {
  readonly label: string;
  readonly of: (sums: Sums) => number;
}

const field = (name: 'dpp' | 'ppn' | 'pph23' | 'total' | 'cashExpected' | 'balance'): SumColumn => ({
  label: `resources.invoices.fields.${name}`,
  of: (sums) => sums[name],
});
const ofAgeing: readonly SumColumn[] = [
  ...ageingBuckets.map((bucket) => ({ label: `console.ageing.${bucket}`, of: ({ ageing }: Sums) => ageing[bucket] })),
  field('balance'),
];
const columnsOf: Readonly<Record<Looks, readonly SumColumn[]>> = {
  whole: [field('dpp'), field('ppn'), field('total'), field('balance')],
  ageing: ofAgeing,
  paid: [field('total'), field('pph23'), field('cashExpected')],
  taxes: [field('dpp'), field('ppn'), field('total'), field('cashExpected')],
};

/** What all invoices of the list come to, whatever its page shows: in each currency, and in rupiah. */
export function InvoiceTotals({ looks }: { readonly looks: Looks }) {
  const translate = useTranslate();
  const sums = useInvoiceSums();
  if (!sums || sums.idr.count === 0) return null;
  const columns = columnsOf[looks];
  const title = translate('console.invoices.sums');
  return (
    <Box sx={{ overflowX: 'auto' }} component="section" aria-label={title} tabIndex={0}>
      <Table size="small" aria-label={title} sx={{ '& td, & thead th': { whiteSpace: 'nowrap', px: 1 } }}>
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
