import { formatDashDate } from '../dates/formatDashDate.ts';
import { jakartaDate } from '../dates/jakartaDate.ts';

const minuteMs = 60_000;

/** A moment by the clock in Jakarta, never too early: 'pukul 14.35 WIB', with the day 'pukul 14.35 WIB, 30-11-2026'. */
export function clockTime(moment: Date, { withDay = false } = {}): string {
  const full = new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs);
  const time = new Date(full.getTime() + 7 * 60 * minuteMs).toISOString().slice(11, 16).replace(':', '.');
  return withDay ? `pukul ${time} WIB, ${formatDashDate(jakartaDate(full))}` : `pukul ${time} WIB`;
}
