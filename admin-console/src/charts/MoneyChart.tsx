import { useLocaleState, useTranslate } from 'react-admin';
import type { Charts } from '../contract/index.ts';
import { useFormats } from '../records/useFormats.ts';
import { ChartCard } from './ChartCard.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { monthName } from './monthName.ts';

/** What was billed and what came, month by month. */
export function MoneyChart({ rows }: { readonly rows: Charts['money'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { money } = useFormats();
  const short = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'id-ID', { notation: 'compact' });
  const [billed, collected] = [translate('console.charts.billed'), translate('console.charts.collected')];
  return (
    <ChartCard
      name="money"
      rows={rows}
      columns={[
        {
          label: translate('console.charts.month'),
          value: ({ month }) => month.slice(0, 7),
          shown: ({ month }) => monthName(month, locale),
        },
        { label: billed, value: (row) => row.billed, shown: (row) => money(row.billed, 'IDR') },
        { label: collected, value: (row) => row.collected, shown: (row) => money(row.collected, 'IDR') },
      ]}
    >
      <ColumnChart
        label={translate('console.charts.money')}
        series={[billed, collected]}
        columns={rows.map((row) => ({ name: monthName(row.month, locale), values: [row.billed, row.collected] }))}
        format={(value) => `Rp\u00A0${short.format(value)}`}
      />
    </ChartCard>
  );
}
