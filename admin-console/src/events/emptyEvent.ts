import type { CalendarEvent } from '../records/rows.ts';

/** An event of which nothing is known yet. */
export const emptyEvent = {
  ...{ kind: 'meeting', isAllDay: false, place: null, note: null, projectId: null, adminId: null },
} satisfies Partial<CalendarEvent>;
