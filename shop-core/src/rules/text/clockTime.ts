import { formatDashDate } from '../dates/formatDashDate.ts';
import { jakartaDate } from '../dates/jakartaDate.ts';

const minuteMs = 60_000;

interface ClockOptions {
  readonly withDay?: boolean;
  /** A wait ends at the next full minute, so never too early; a time that must be kept at the one before. */
  readonly rounds?: 'up' | 'down';
}

/** A moment by the clock in Jakarta: 'pukul 14.35 WIB', with the day 'pukul 14.35 WIB, 30-11-2026'. */
export function clockTime(moment: Date, { withDay = false, rounds = 'up' }: ClockOptions = {}): string {
  const minutes = moment.getTime() / minuteMs;
  const full = new Date((rounds === 'up' ? Math.ceil(minutes) : Math.floor(minutes)) * minuteMs);
  const time = new Date(full.getTime() + 7 * 60 * minuteMs).toISOString().slice(11, 16).replace(':', '.');
  return withDay ? `pukul ${time} WIB, ${formatDashDate(jakartaDate(full))}` : `pukul ${time} WIB`;
}
