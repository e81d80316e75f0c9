import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CalendarDate } from 'shop-core/rules';
import type { CalendarEvent } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { EventLink } from './EventLink.tsx';
import { eventsOn } from './eventDays.ts';

interface MonthAgendaProps {
  readonly days: readonly CalendarDate[];
  readonly events: readonly CalendarEvent[];
}

/** The days of a month on which something is, one under the other. */
export function MonthAgenda({ days, events }: MonthAgendaProps) {
  const translate = useTranslate();
  const { day: dayText } = useFormats();
  const full = days.map((day) => ({ day, events: eventsOn(day, events) })).filter((each) => each.events.length > 0);
  if (full.length === 0) return <Typography sx={{ p: 2 }}>{translate('console.records.none')}</Typography>;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {full.map(({ day, events: ofDay }) => (
        <section key={day}>
          <Typography component="h3" variant="subtitle2" color="text.secondary">
            {dayText(day)}
          </Typography>
          {ofDay.map((event) => (
            <EventLink key={event.id} event={event} isWide />
          ))}
        </section>
      ))}
    </Box>
  );
}
