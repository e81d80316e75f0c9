import { useTranslate } from 'react-admin';
import type { Charts } from '../contract/index.ts';
import { useFormats } from '../records/useFormats.ts';
import { BarRows } from './BarRows.tsx';
import { ChartCard } from './ChartCard.tsx';

/** Who had how many reports issued, and how many of them in time. */
export function SurveyorsChart({ rows }: { readonly rows: NonNullable<Charts['surveyors']> }) {
  const translate = useTranslate();
  const { share } = useFormats();
  const surveyor = translate('resources.projects.fields.surveyorName');
  const issued = translate('console.charts.issued');
  return (
    <ChartCard
      name="surveyors"
      rows={rows}
      columns={[
        { label: surveyor, value: ({ surveyorName }) => surveyorName },
        { label: issued, value: (row) => row.issued },
        { label: translate('console.charts.onTime'), value: (row) => row.onTime },
      ]}
    >
      <BarRows
        label={translate('console.charts.surveyors')}
        heads={[surveyor, issued]}
        rows={rows.map((row) => ({
          name: row.surveyorName,
          value: row.issued,
          shownValue: translate('console.charts.onTimeShare', {
            issued: row.issued,
            share: share(row.onTime / row.issued),
          }),
        }))}
      />
    </ChartCard>
  );
}
