import type { CalendarDate } from '../dates/calendarDate.ts';
import type { ValueProblem } from '../fieldProblem.ts';
import { type DayBounds, dayProblem } from './dayProblem.ts';

/** Why a day that must be given is refused, or undefined. */
export function requiredDay(day: CalendarDate | null, bounds: DayBounds): ValueProblem | undefined {
  return day === null ? { code: 'REQUIRED' } : dayProblem(day, bounds);
}
