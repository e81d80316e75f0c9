import { type CalendarDate, calendarDate } from 'shop-core/rules';
import { dayAfter } from '../records/dayAfter.ts';

/** The weeks, Monday to Sunday, in which a month ('2026-11') lies. */
export function monthDays(month: string): CalendarDate[][] {
  const first = calendarDate(`${month}-01`);
  const last = dayAfter(calendarDate(`${nextMonth(month, 1)}-01`), -1);
  const weeks: CalendarDate[][] = [];
  for (let monday = dayAfter(first, -weekdayOf(first)); monday <= last; monday = dayAfter(monday, 7)) {
    const begin = monday;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(begin, days)));
  }
  return weeks;
}

/** The month so many months later: '2027-01' for '2026-12' and 1. */
export function nextMonth(month: string, months: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1))
    .toISOString()
    .slice(0, 7);
}

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
