import { type CalendarDate, calendarDate } from '../dates/calendarDate.ts';
import type { ValueProblem } from '../fieldProblem.ts';

export interface DayBounds {
  /** The day in Jakarta, where the day may not lie in the future. */
  readonly today?: CalendarDate;
}

/** Before it a year is a slip of the pen: 0206 for 2006. */
export const earliestDay = calendarDate('1900-01-01');
/** After it too: 20266 for 2026. */
export const latestDay = calendarDate('2100-12-31');

/** Why a day that was given is refused, or undefined: the problem names the bound. */
export function dayProblem(day: CalendarDate, { today }: DayBounds): ValueProblem | undefined {
  if (day < earliestDay) return { code: 'DATE_TOO_EARLY', earliest: earliestDay };
  if (today !== undefined && day > today) return { code: 'DATE_IN_FUTURE' };
  return day > latestDay ? { code: 'DATE_TOO_LATE', latest: latestDay } : undefined;
}
