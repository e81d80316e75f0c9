import { instant, isoDate, orNull } from 'shop-core/wire';
import * as z from 'zod/mini';
import { told } from '../derived/told.ts';
import { editableResource } from '../rest/restResource.ts';
import { id, text } from '../scalars.ts';

export const eventKind = z.enum(['attendance', 'report_due', 'follow_up', 'invoice_due', 'meeting', 'leave']);
/** What a person plans; the other kinds come from the work itself. */
export const plannedKind = z.enum(['meeting', 'leave']);

const form = {
  title: text(),
  beginsAt: instant,
  endsAt: instant,
  isAllDay: z.boolean(),
  place: orNull(text()),
  note: orNull(text(2_000)),
  projectId: orNull(id),
  /** Whose it is; nobody's is everybody's. */
  adminId: orNull(id),
};

export const calendarEvent = told('events', {
  ...form,
  id,
  kind: eventKind,
  projectNo: orNull(text(40)),
  adminName: orNull(text()),
  updatedAt: instant,
  version: id,
});

/** The calendar. */
export const eventsResource = editableResource({
  name: 'events',
  entity: calendarEvent,
  form: { ...form, kind: plannedKind },
  filters: {
    q: text(100),
    kind: eventKind,
    projectId: id,
    adminId: id,
    mine: z.boolean(),
    /** What has not ended before this day, and has begun by that one. */
    from: isoDate,
    to: isoDate,
  },
  sortable: ['beginsAt', 'endsAt', 'title', 'kind', 'adminName', 'updatedAt', 'id'],
  mayRead: ['list-events'],
  mayCreate: 'create-events',
  mayEdit: 'edit-events',
  mayDelete: 'delete-events',
});

export type CalendarEvent = z.output<typeof calendarEvent>;
