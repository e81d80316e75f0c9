import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { pointsExpireOn } from '../../rules/points/pointsExpireOn.ts';
import type { HeldCustomer } from './heldShop.ts';

/** Gives a customer points, or takes them below 0, and writes it into the history. */
export function movePoints(customer: HeldCustomer, points: number, description: string, now: Date): void {
  if (points === 0) return;
  const date = jakartaDate(now);
  customer.points += points;
  customer.pointRows.push({
    ...{ id: customer.pointRows.length + 1, date, description, balance: customer.points },
    ...{ credit: Math.max(0, points), debit: Math.max(0, 0 - points) },
    ...{ expiresOn: points > 0 ? pointsExpireOn(date) : null, isExpired: false },
  });
}
