import type { CalendarDate } from '../dates/calendarDate.ts';
import { activePoints } from './activePoints.ts';
import { firstToExpire } from './firstToExpire.ts';
import type { LotShare, PointLot } from './pointLot.ts';
import { whyNotRedeem } from './whyNotRedeem.ts';

/**
 * From which lots points are redeemed: what expires first goes first.
 * @throws RangeError when they cannot be redeemed; {@link whyNotRedeem} says why
 */
export function allocatePoints(lots: readonly PointLot[], amount: number, today: CalendarDate): LotShare[] {
  if (whyNotRedeem(amount, activePoints(lots, today))) throw new RangeError(`cannot redeem ${amount} points`);
  return firstToExpire(lots, amount, today);
}
