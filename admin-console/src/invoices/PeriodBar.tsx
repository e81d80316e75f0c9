import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dayAfter } from '../records/dayAfter.ts';
import { useFormats } from '../records/useFormats.ts';
import { useInvoiceSums } from './useInvoiceSums.ts';

/** Which month or week is shown, the ways to its neighbours, and how it compares with the one before. */
export function PeriodBar({ page }: { readonly page: 'issued-month' | 'issued-week' }) {
  const translate = useTranslate();
  const { day, money } = useFormats();
  const sums = useInvoiceSums();
  // That they failed is said by the totals below, once.
  if (sums.is !== 'here' || !sums.value.period || !sums.value.previous) return null;
  const { period, previous, idr } = sums.value;
  const change = idr.total - previous.total;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <IconButton
        component={Link}
        to={`/${page}?on=${dayAfter(period.from, -1)}`}
        aria-label={translate(`console.invoices.${page}.previous`)}
      >
        <PreviousIcon />
      </IconButton>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {day(period.from)} – {day(period.to)}
      </Typography>
      <IconButton
        component={Link}
        to={`/${page}?on=${dayAfter(period.to, 1)}`}
        aria-label={translate(`console.invoices.${page}.next`)}
      >
        <NextIcon />
      </IconButton>
      <Typography variant="body2" color="text.secondary">
        {translate(`console.invoices.${page}.before`, {
          total: money(previous.total, 'IDR'),
          change: `${change < 0 ? '−' : '+'}${money(Math.abs(change), 'IDR')}`,
        })}
      </Typography>
    </Box>
  );
}
