import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Card, IconButton, Typography } from '@mui/material';
import { CreateButton, Title, useCanAccess, useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { jakartaDate } from 'shop-core/rules';
import { eventKind, longestRange } from '../contract/index.ts';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { RowsPart } from '../loaded/RowsPart.tsx';
import { useRows } from '../loaded/useRows.ts';
import { Waiting } from '../loaded/Waiting.tsx';
import type { CalendarEvent } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { useIsPhone } from '../records/useIsPhone.ts';
import { EventViews } from './EventViews.tsx';
import { KindMark } from './KindMark.tsx';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { monthDays, nextMonth } from './monthDays.ts';

/** S2.13: the calendar, a month at a time; a grid, and on a phone day by day. */
export function EventMonth() {
  const { canAccess, isPending } = useCanAccess({ resource: 'events', action: 'list' });
  if (isPending) return null;
  return canAccess ? <Month /> : <AccessDenied />;
}

function Month() {
  const translate = useTranslate();
  const { month: monthText } = useFormats();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [query] = useSearchParams();
  const asked = query.get('month') ?? '';
  const today = jakartaDate(new Date());
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const weeks = monthDays(month);
  const events = useRows<CalendarEvent>('events', {
    filter: { from: weeks[0]?.[0], to: weeks.at(-1)?.[6] },
    sort: { field: 'beginsAt', order: 'ASC' },
    step: longestRange,
  });
  const go = (months: number) => navigate(`/events?month=${nextMonth(month, months)}`);
  const shown = (rows: readonly CalendarEvent[]) =>
    isPhone ? (
      <MonthAgenda days={weeks.flat().filter((day) => day.startsWith(month))} events={rows} />
    ) : (
      <MonthGrid {...{ month, today, weeks, events: rows }} onTurn={go} />
    );
  return (
    <Box sx={{ py: 1 }}>
      <Title title={`${translate('resources.events.name')} · ${monthText(`${month}-01`)}`} />
      <EventViews chosen="month" />
      <MonthBar month={month} />
      <Card variant="outlined">
        <RowsPart of={events} nothing={shown([])} waiting={<Waiting height={320} />}>
          {shown}
        </RowsPart>
      </Card>
      <Box
        component="ul"
        aria-label={translate('resources.events.fields.kind')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none', p: 0, fontSize: 13 }}
      >
        {eventKind.options.map((kind) => (
          <li key={kind}>
            <KindMark kind={kind} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function MonthBar({ month }: { readonly month: string }) {
  const translate = useTranslate();
  const { month: monthText } = useFormats();
  const to = (months: number) => `/events?month=${nextMonth(month, months)}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <IconButton component={Link} to={to(-1)} aria-label={translate('console.invoices.issued-month.previous')}>
        <PreviousIcon />
      </IconButton>
      <Typography component="h2" variant="h6" aria-live="polite" sx={{ minWidth: 170, textAlign: 'center' }}>
        {monthText(`${month}-01`)}
      </Typography>
      <IconButton component={Link} to={to(1)} aria-label={translate('console.invoices.issued-month.next')}>
        <NextIcon />
      </IconButton>
      <Button component={Link} to="/events" size="small">
        {translate('console.events.today')}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      <CreateButton resource="events" />
    </Box>
  );
}
