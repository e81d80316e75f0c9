import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type CalendarDate, isCalendarDate } from 'shop-core/rules';
import { viewCharts } from '../contract/index.ts';
import { CentredNote } from '../layout/CentredNote.tsx';
import { useSend } from '../providers/useSend.ts';
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
  const send = useSend();
  const [query] = useSearchParams();
  const days = { from: dayIn(query, 'from'), to: dayIn(query, 'to') };
  const { data, error } = useQuery({
    queryKey: ['charts', days],
    queryFn: () => send(viewCharts, { query: days }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ my: 2 }} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
      <DayFilter key={`${data.from}-${data.to}`} from={data.from} to={data.to} />
      <Box sx={grid}>
        <InstructionsChart rows={data.instructions} />
        <MoneyChart rows={data.money} />
        <AgeingChart ageing={data.ageing} />
        <SurveyorsChart rows={data.surveyors} />
      </Box>
    </Box>
  );
}

function dayIn(query: URLSearchParams, name: string): CalendarDate | undefined {
  const day = query.get(name) ?? '';
  return isCalendarDate(day) ? day : undefined;
}
