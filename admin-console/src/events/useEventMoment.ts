import type { CalendarEvent } from '../records/rows.ts';
import { useFormats } from '../records/useFormats.ts';
import { dayOf } from './eventDays.ts';

/** When an event begins or ends: of one that takes the whole day the clock says nothing. */
export function useEventMoment() {
  const { day, moment } = useFormats();
  return (event: CalendarEvent, end: 'beginsAt' | 'endsAt') =>
    event.isAllDay ? day(dayOf(event[end])) : moment(event[end]);
}
