import { type DayBounds, dayProblem } from '../form/dayProblem.ts';
import { cleanTyped } from '../text/cleanTyped.ts';
import { dayInWords } from './dayInWords.ts';
import { readDay } from './readDay.ts';
import type { Understood } from './understood.ts';

const dayAndTime = /^(.+?)(?:, ?| |T)(?:pukul |jam )?(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?: ?WIB)?$/i;

/**
 * Which moment was typed by the clock in Jakarta: '17/08/2026 09:30', also '17 Agustus 2026 pukul 09.30 WIB' and
 * '2026-08-17T09:30'. Gives MOMENT_INVALID and the problems of its day.
 */
export function understoodMoment(text: string, bounds: DayBounds = {}): Understood<Date> {
  const typed = cleanTyped(text);
  if (typed === '') return { value: null, meaning: '' };
  const [, dayTyped = '', hour = '', minute = ''] = dayAndTime.exec(typed) ?? [];
  const day = readDay(dayTyped);
  if (!day || Number(hour) > 23 || Number(minute) > 59) return { problem: { code: 'MOMENT_INVALID' } };
  const problem = dayProblem(day, bounds);
  const time = `${hour.padStart(2, '0')}:${minute}`;
  // Jakarta has no summer time.
  return problem
    ? { problem }
    : { value: new Date(`${day}T${time}:00+07:00`), meaning: `${dayInWords(day)} ${time} WIB` };
}
