import { useTranslate } from 'react-admin';
import type { Charts } from '../contract/index.ts';
import { useFormats } from '../records/useFormats.ts';
import { ChartCard } from './ChartCard.tsx';
import { ColumnChart } from './ColumnChart.tsx';

interface InstructionsChartProps {
  readonly rows: NonNullable<Charts['instructions']>;
}

/** How many instructions came in each month, by type. */
export function InstructionsChart({ rows }: InstructionsChartProps) {
  const translate = useTranslate();
  const { figure, shortMonth } = useFormats();
  const types = [...new Set(rows.map(({ typeName }) => typeName))].sort();
  const months = [...new Set(rows.map(({ month }) => month))].sort();
  const countOf = (month: string, type: string) =>
    rows.find((row) => row.month === month && row.typeName === type)?.count ?? 0;
  const table = months.map((month) => ({ month, counts: types.map((type) => countOf(month, type)) }));
  return (
    <ChartCard
      name="instructions"
      rows={table}
      columns={[
        {
          label: translate('console.charts.month'),
          value: ({ month }) => month.slice(0, 7),
          shown: ({ month }) => shortMonth(month),
        },
        ...types.map((label, at) => ({ label, value: (row: (typeof table)[number]) => row.counts[at] ?? 0 })),
      ]}
    >
      <ColumnChart
        label={translate('console.charts.instructions')}
        series={types}
        columns={table.map(({ month, counts }) => ({ name: shortMonth(month), values: counts }))}
        isStacked
        format={figure}
      />
    </ChartCard>
  );
}
