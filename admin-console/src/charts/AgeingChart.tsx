import { useTranslate } from 'react-admin';
import type { Ageing } from '../contract/index.ts';
import { ageingBuckets } from '../invoices/ageingBuckets.ts';
import { LeftOutNote } from '../invoices/LeftOutNote.tsx';
import { useFormats } from '../records/useFormats.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';

/** What is still to come, by how late it is. */
export function AgeingChart({ ageing, withoutRate }: { readonly ageing: Ageing; readonly withoutRate: number }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const rows = ageingBuckets.map((bucket) => ({
    name: translate(`console.ageing.${bucket}`),
    value: ageing[bucket],
    shownValue: money(ageing[bucket], 'IDR'),
  }));
  const heads = [
    translate('resources.invoices.fields.daysPastDue'),
    translate('resources.invoices.fields.balance'),
  ] as const;
  return (
    <ChartCard
      name="ageing"
      rows={rows}
      columns={[
        { label: heads[0], value: ({ name }) => name },
        { label: heads[1], value: ({ value }) => value, shown: ({ shownValue }) => shownValue },
      ]}
    >
      <BarRows label={translate('console.charts.ageing')} heads={heads} rows={rows} />
      {withoutRate > 0 && <LeftOutNote leftOut={[{ why: 'withoutRate', count: withoutRate, names: [] }]} />}
    </ChartCard>
  );
}
