import { useTranslate } from 'react-admin';
import type { Ageing } from '../contract/index.ts';
import { ageingBuckets } from '../invoices/ageingBuckets.ts';
import { useFormats } from '../records/useFormats.ts';
import { BarCard } from './BarCard.tsx';

/** What is still to come, by how late it is. */
export function AgeingBars({ ageing }: { readonly ageing: Ageing }) {
  const translate = useTranslate();
  const { money } = useFormats();
  return (
    <BarCard
      label={translate('console.charts.ageing')}
      heads={[translate('resources.invoices.fields.daysPastDue'), translate('resources.invoices.fields.balance')]}
      rows={ageingBuckets.map((bucket) => ({
        name: translate(`console.ageing.${bucket}`),
        value: ageing[bucket],
        shownValue: money(ageing[bucket], 'IDR'),
      }))}
    />
  );
}
