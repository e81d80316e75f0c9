import { type CalendarDate, jakartaDate } from 'shop-core/rules';
import { addDays } from '../addDays.ts';

/** The days around the day of the seed, which is day 0. */
export interface Calendar {
  readonly now: Date;
  day(offset: number): CalendarDate;
  /** A time of such a day in Jakarta. */
  moment(offset: number, hour: number): Date;
  /** The same of something that has happened: never after now. */
  past(offset: number, hour: number): Date;
  /** The day itself, or the Monday after it at a weekend. */
  workday(offset: number): number;
}

const dayMs = 24 * 60 * 60_000;

export function calendar(now: Date): Calendar {
  const today = jakartaDate(now);
  const midnight = Date.parse(`${today}T00:00:00+07:00`);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const known = new Map<number, CalendarDate>();
  const moment = (offset: number, hour: number) => new Date(midnight + offset * dayMs + Math.round(hour * 60) * 60_000);
  return {
    now,
    moment,
    past: (offset, hour) => {
      const at = moment(offset, hour);
      return at > now ? now : at;
    },
    day(offset) {
      const day = known.get(offset) ?? addDays(today, offset);
      known.set(offset, day);
      return day;
    },
    workday(offset) {
      const day = (((weekday + offset) % 7) + 7) % 7;
      if (day === 6) return offset + 2;
      return day === 0 ? offset + 1 : offset;
    },
  };
}
