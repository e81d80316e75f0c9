import type { CalendarEvent } from '../work/events.ts';
import type { ClosedSource } from './sources.ts';

/**
 * What the calendar's rows are made of, by their kind: their titles name it. Beside this a row of a project is for those who
 * see the project.
 */
export const eventSources: { readonly [K in CalendarEvent['kind']]: readonly ClosedSource[] } = {
  attendance: ['vessels'],
  report_due: ['vessels'],
  follow_up: ['vessels'],
  invoice_due: ['invoices', 'clients'],
  meeting: [],
  leave: [],
};
