import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Charts } from '../contract/index.ts';
import { LeftOutNote } from '../invoices/LeftOutNote.tsx';
import { useFormats } from '../records/useFormats.ts';
import { ChartCard } from './ChartCard.tsx';
import { ColumnChart } from './ColumnChart.tsx';

type Row = NonNullable<Charts['money']>[number];
type Missing = 'billedWithoutRate' | 'collectedWithoutRate';

/** What was billed and what came, month by month. */
export function MoneyChart({ rows }: { readonly rows: NonNullable<Charts['money']> }) {
  const translate = useTranslate();
  const { money, shortFigure, shortMonth } = useFormats();
  const [billed, collected] = [translate('console.charts.billed'), translate('console.charts.collected')];
  const sumOf = (name: Missing) => rows.reduce((sum, row) => sum + row[name], 0);
  const invoices = [{ why: 'withoutRate' as const, count: sumOf('billedWithoutRate'), names: [] }];
  const payments = sumOf('collectedWithoutRate');
  const missing = (name: Missing) =>
    sumOf(name) > 0 ? [{ label: translate(`console.charts.${name}`), value: (row: Row) => row[name] }] : [];
  return (
    <ChartCard
      name="money"
      rows={rows}
      columns={[
        {
          label: translate('console.charts.month'),
          value: ({ month }) => month.slice(0, 7),
          shown: ({ month }) => shortMonth(month),
        },
        { label: billed, value: (row) => row.billed, shown: (row) => money(row.billed, 'IDR') },
        ...missing('billedWithoutRate'),
        { label: collected, value: (row) => row.collected, shown: (row) => money(row.collected, 'IDR') },
        ...missing('collectedWithoutRate'),
      ]}
    >
      <ColumnChart
        label={translate('console.charts.money')}
        series={[billed, collected]}
        columns={rows.map((row) => ({ name: shortMonth(row.month), values: [row.billed, row.collected] }))}
        format={(value) => `Rp\u00A0${shortFigure(value)}`}
      />
      <LeftOutNote leftOut={invoices.filter(({ count }) => count > 0)} />
      {payments > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.leftOut.payments', { smart_count: payments })}
        </Typography>
      )}
    </ChartCard>
  );
}
