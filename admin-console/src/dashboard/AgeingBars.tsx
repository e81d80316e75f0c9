import { Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BarRows } from '../charts/BarRows.tsx';
import type { Ageing } from '../contract/index.ts';
import { ageingBuckets } from '../invoices/ageingBuckets.ts';
import { useFormats } from '../records/useFormats.ts';

/** What is still to come, by how late it is. */
export function AgeingBars({ ageing }: { readonly ageing: Ageing }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const title = translate('console.charts.ageing');
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        <BarRows
          label={title}
          heads={[translate('resources.invoices.fields.daysPastDue'), translate('resources.invoices.fields.balance')]}
          rows={ageingBuckets.map((bucket) => ({
            name: translate(`console.ageing.${bucket}`),
            value: ageing[bucket],
            shownValue: money(ageing[bucket], 'IDR'),
          }))}
        />
      </CardContent>
    </Card>
  );
}
