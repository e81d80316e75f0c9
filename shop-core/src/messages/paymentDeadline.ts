import { formatDashDate } from '../rules/dates/formatDashDate.ts';
import { jakartaDate } from '../rules/dates/jakartaDate.ts';

const minuteMs = 60_000;

/** Until when a transfer must have come, by the clock in Jakarta and never too late: 'sebelum pukul 14.35 WIB, 30-11-2026'. */
export function paymentDeadline(payBy: Date): string {
  const full = new Date(Math.floor(payBy.getTime() / minuteMs) * minuteMs);
  const time = new Date(full.getTime() + 7 * 60 * minuteMs).toISOString().slice(11, 16).replace(':', '.');
  return `sebelum pukul ${time} WIB, ${formatDashDate(jakartaDate(full))}`;
}
