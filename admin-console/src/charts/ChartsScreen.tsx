import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Typography } from '@mui/material';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type CalendarDate, isCalendarDate } from 'shop-core/rules';
import { viewCharts } from '../contract/index.ts';
import { CentredNote } from '../layout/CentredNote.tsx';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { useAnswer } from '../loaded/useAnswer.ts';
import { Waiting } from '../loaded/Waiting.tsx';
import { AgeingChart } from './AgeingChart.tsx';
import { DayFilter } from './DayFilter.tsx';
import { InstructionsChart } from './InstructionsChart.tsx';
import { MoneyChart } from './MoneyChart.tsx';
import { SurveyorsChart } from './SurveyorsChart.tsx';

/** The menu shows the charts to everybody (S6.8); their figures are for who may see them. */
export function ChartsScreen() {
  const translate = useTranslate();
  const { permissions = [], isPending } = usePermissions<readonly string[]>();
  if (isPending) return null;
  return (
    <>
      <Title title={translate('console.charts.title')} />
      {permissions.includes('view-charts') ? <Charts /> : <NoCharts />}
    </>
  );
}

function NoCharts() {
  const translate = useTranslate();
  return (
    <CentredNote icon={LockIcon}>
      <Typography component="h2" variant="h6">
        {translate('ra.message.access_denied')}
      </Typography>
      <Typography color="text.secondary">{translate('console.charts.denied')}</Typography>
    </CentredNote>
  );
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(480px, 100%), 1fr))' };

function Charts() {
  const [query] = useSearchParams();
  const days = { from: dayIn(query, 'from'), to: dayIn(query, 'to') };
  const charts = useAnswer(viewCharts, { query: days }, { key: ['charts', days], keepsLast: true });
  return (
    <LoadedPart of={charts} waiting={<Waiting height={320} />}>
      {({ from, to, instructions, money, ageing, ageingWithoutRate, surveyors }) => (
        <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
          <DayFilter key={`${from}-${to}`} from={from} to={to} />
          <Box sx={grid}>
            {instructions && <InstructionsChart rows={instructions} />}
            {money && <MoneyChart rows={money} />}
            {ageing && <AgeingChart ageing={ageing} withoutRate={ageingWithoutRate ?? 0} />}
            {surveyors && <SurveyorsChart rows={surveyors} />}
          </Box>
        </Box>
      )}
    </LoadedPart>
  );
}

function dayIn(query: URLSearchParams, name: string): CalendarDate | undefined {
  const day = query.get(name) ?? '';
  return isCalendarDate(day) ? day : undefined;
}
