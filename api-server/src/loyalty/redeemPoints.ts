import { jakartaDate, whyNotRedeem } from 'shop-core/rules';
import { activePoints, allocatePoints, takenFrom } from 'shop-core/rules/back-office';
import type { Tx } from '../db/database.ts';
import { refuseAsConflict } from '../http/refuse.ts';
import { lockLots } from './pointLots.ts';
import { type MoveHead, postMove } from './postMove.ts';

/** Refuses unless the customer has so many points. The lots stay locked, so they are still there when they are taken. */
export async function requirePoints(tx: Tx, customerId: number, points: number, now: Date): Promise<void> {
  const lots = await lockLots(tx, customerId);
  const problem = whyNotRedeem(points, activePoints(lots, jakartaDate(now)));
  if (problem) refuseAsConflict(problem);
}

/** Takes points, first those that expire first. */
export async function redeemPoints(tx: Tx, head: MoveHead, points: number): Promise<void> {
  const today = jakartaDate(head.at);
  const lots = await lockLots(tx, head.customerId);
  await postMove(tx, head, lots, takenFrom(lots, allocatePoints(lots, points, today)));
}
