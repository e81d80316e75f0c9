import { plannedKind } from '../contract/index.ts';
import type { CalendarEvent } from '../records/rows.ts';

/** Whether a person planned it: the other kinds come from the work itself, and are changed there. */
export const isPlanned = ({ kind }: Pick<CalendarEvent, 'kind'>): boolean =>
  plannedKind.options.some((planned) => planned === kind);
