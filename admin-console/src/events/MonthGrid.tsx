import { Box } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarDate } from 'shop-core/rules';
import type { CalendarEvent } from '../records/rows.ts';
import { TextLink } from '../records/TextLink.tsx';
import { useFormats } from '../records/useFormats.ts';
import { EventLink } from './EventLink.tsx';
import { eventsOn } from './eventDays.ts';

interface MonthGridProps {
  readonly month: string;
  readonly today: CalendarDate;
  readonly weeks: readonly (readonly CalendarDate[])[];
  readonly events: readonly CalendarEvent[];
  /** Turns so many months on. */
  readonly onTurn: (months: number) => void;
}

const turns: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };
const cell = { border: 1, borderColor: 'divider', p: 0.5, height: 104, width: '14.28%', verticalAlign: 'top' };

/** The weeks of a month. Page Up and Page Down turn it. */
export function MonthGrid({ month, today, weeks, events, onTurn }: MonthGridProps) {
  const translate = useTranslate();
  const { weekday } = useFormats();
  const turn = (event: KeyboardEvent) => {
    const months = turns[event.key];
    if (months === undefined) return;
    event.preventDefault();
    onTurn(months);
  };
  return (
    <Box
      component="table"
      aria-label={translate('console.events.month')}
      onKeyDown={turn}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <Box component="th" scope="col" key={day} sx={{ p: 0.5, fontSize: 13, color: 'text.secondary' }}>
              {weekday(day)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <Box
                component="td"
                key={day}
                sx={{ ...cell, ...(!day.startsWith(month) && { bgcolor: 'action.hover' }) }}
              >
                <DayOf day={day} isToday={day === today} events={eventsOn(day, events)} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface DayOfProps {
  readonly day: CalendarDate;
  readonly isToday: boolean;
  readonly events: readonly CalendarEvent[];
}

const shown = 3;

function DayOf({ day, isToday, events }: DayOfProps) {
  const translate = useTranslate();
  const { day: dayText } = useFormats();
  const left = events.length - shown;
  const more = translate('console.events.more', { count: left });
  return (
    <>
      <Box
        component="time"
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        sx={{ fontSize: 13, ...(isToday && { fontWeight: 700, color: 'primary.main', textDecoration: 'underline' }) }}
      >
        {Number(day.slice(8))}
      </Box>
      {events.slice(0, shown).map((event) => (
        <EventLink key={event.id} event={event} />
      ))}
      {left > 0 && (
        <Box sx={{ fontSize: 12 }}>
          <TextLink to={`/events/list?from=${day}&to=${day}`} label={`${more}, ${dayText(day)}`}>
            {more}
          </TextLink>
        </Box>
      )}
    </>
  );
}
