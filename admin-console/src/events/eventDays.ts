import { momentTyped } from '../records/jakartaMoment.ts';
import type { CalendarEvent } from '../records/rows.ts';

/** The events of a day in Jakarta: those that begin on it, and longer ones that go on. */
export function eventsOn(day: string, events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.filter(({ beginsAt, endsAt }) => dayOf(beginsAt) <= day && day <= dayOf(endsAt));
}

/** '2026-08-17' for a moment, by the clock in Jakarta. */
export const dayOf = (moment: string) => momentTyped(moment).slice(0, 10);
