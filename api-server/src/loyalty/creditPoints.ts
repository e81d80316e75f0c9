import { jakartaDate } from 'shop-core/rules';
import { pointsExpireOn, settledLots } from 'shop-core/rules/back-office';
import type { Tx } from '../db/database.ts';
import { emptyLot, lockLots } from './pointLots.ts';
import { type MoveHead, postMove } from './postMove.ts';

/** Gives a customer points that live for a year. A debt is paid from them first. */
export async function creditPoints(tx: Tx, head: MoveHead, points: number): Promise<void> {
  const today = jakartaDate(head.at);
  const lots = await lockLots(tx, head.customerId);
  const lot = await emptyLot(tx, head.customerId, points, today, pointsExpireOn(today));
  await postMove(tx, head, lots, settledLots([...lots, { ...lot, remaining: points }], today));
}
