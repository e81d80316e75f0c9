import type { CalendarDate } from '../dates/calendarDate.ts';
import { type DayBounds, dayProblem } from '../form/dayProblem.ts';
import { dayInWords } from './dayInWords.ts';
import { readDay } from './readDay.ts';
import type { Understood } from './understood.ts';

/**
 * Which day was typed, day first; the month in words says which it was: '05/06/1991' is '5 Juni 1991'. Gives DATE_INVALID,
 * DATE_TOO_EARLY, DATE_TOO_LATE and, with `today`, DATE_IN_FUTURE.
 */
export function understoodDay(text: string, bounds: DayBounds = {}): Understood<CalendarDate> {
  if (text.trim() === '') return { value: null, meaning: '' };
  const value = readDay(text);
  if (!value) return { problem: { code: 'DATE_INVALID' } };
  const problem = dayProblem(value, bounds);
  return problem ? { problem } : { value, meaning: dayInWords(value) };
}
