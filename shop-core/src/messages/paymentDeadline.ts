import { clockTime } from '../rules/text/clockTime.ts';

/** Until when a transfer must have come, by the clock in Jakarta and never too late: 'sebelum pukul 14.35 WIB, 30-11-2026'. */
export function paymentDeadline(payBy: Date): string {
  return `sebelum ${clockTime(payBy, { withDay: true, rounds: 'down' })}`;
}
