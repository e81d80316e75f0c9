import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InvoiceSums } from '../contract/index.ts';
import { Facts } from '../records/Facts.tsx';
import { useFormats } from '../records/useFormats.ts';
import { LeftOutNote } from './LeftOutNote.tsx';
import type { SumColumn, Sums } from './sumColumns.ts';

interface NarrowTotalsProps {
  readonly title: string;
  readonly sums: InvoiceSums;
  readonly columns: readonly SumColumn[];
}

/** The sums as a phone shows them: in rupiah, and what they are made of for who asks. */
export function NarrowTotals({ title, sums: { idr, currencies }, columns }: NarrowTotalsProps) {
  const translate = useTranslate();
  const counted = currencies.filter(({ count }) => count > 0);
  const isMixed = counted.some(({ currency }) => currency !== 'IDR');
  return (
    <Box component="section" aria-label={title} sx={{ p: 2, pb: 0, borderBottom: 1, borderColor: 'divider' }}>
      <SumFacts title={isMixed ? 'console.invoices.inRupiah' : 'IDR'} sums={idr} columns={columns} />
      <LeftOutNote leftOut={idr.leftOut} />
      {isMixed && (
        <Box component="details" sx={{ mb: 2 }}>
          <Typography component="summary" variant="body2" sx={{ fontWeight: 600, py: 1, mb: 1, cursor: 'pointer' }}>
            {translate('console.invoices.perCurrency')}
          </Typography>
          {counted.map((each) => (
            <SumFacts key={each.currency} title={each.currency} sums={each} columns={columns} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface SumFactsProps {
  readonly title: string;
  readonly sums: Sums;
  readonly columns: readonly SumColumn[];
}

function SumFacts({ title, sums, columns }: SumFactsProps) {
  const { money } = useFormats();
  return (
    <Facts
      title={title}
      facts={[
        { label: 'console.invoices.count', value: sums.count },
        ...columns.map(({ label, of }) => ({ label, value: money(of(sums), sums.currency) })),
      ]}
    />
  );
}
