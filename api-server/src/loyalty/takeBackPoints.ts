import { and, eq, gt } from 'drizzle-orm';
import { jakartaDate } from 'shop-core/rules';
import { settledLots, takenFrom } from 'shop-core/rules/back-office';
import type { Tx } from '../db/database.ts';
import { pointChanges, pointLots, pointMoves } from '../db/tables/loyalty.ts';
import { emptyLot, lockLots } from './pointLots.ts';
import { type MoveHead, postMove } from './postMove.ts';

interface Credit extends Omit<MoveHead, 'kind'> {
  readonly orderId: number;
  /** What the points came as. */
  readonly cameAs: 'EARNED' | 'REFERRAL';
}

/**
 * Takes back what an order gave a customer: what is left of those very points, and the rest as a debt, which is paid from
 * other points first. Nothing happens where nothing was given.
 */
export async function takeBackPoints(tx: Tx, { cameAs, ...head }: Credit): Promise<void> {
  const given = await creditOf(tx, head.orderId, head.customerId, cameAs);
  if (!given) return;
  const today = jakartaDate(head.at);
  const lots = await lockLots(tx, head.customerId, given.lotId === null ? [] : [given.lotId]);
  const left = lots.find(({ id }) => id === given.lotId);
  const points = Math.min(left?.remaining ?? 0, given.points);
  const taken = left && points > 0 ? takenFrom(lots, [{ ...left, lotId: left.id, points }]) : lots;
  const owed = given.points - points;
  // The day a debt expires on means nothing; it never does.
  const debt = owed > 0 ? [{ ...(await emptyLot(tx, head.customerId, -owed, today, today)), remaining: -owed }] : [];
  await postMove(tx, { ...head, kind: 'TAKEN_BACK' }, lots, settledLots([...taken, ...debt], today));
}

/** How many points came, and the lot they are in: null when all of them paid a debt. */
async function creditOf(tx: Tx, orderId: number, customerId: number, kind: Credit['cameAs']) {
  const [row] = await tx
    .select({ points: pointMoves.credit, lotId: pointLots.id })
    .from(pointMoves)
    .leftJoin(pointChanges, and(eq(pointChanges.moveId, pointMoves.id), gt(pointChanges.points, 0)))
    // Beside the new lot only debts grow.
    .leftJoin(pointLots, and(eq(pointLots.id, pointChanges.lotId), gt(pointLots.points, 0)))
    .where(and(eq(pointMoves.orderId, orderId), eq(pointMoves.customerId, customerId), eq(pointMoves.kind, kind)))
    .orderBy(pointLots.id)
    .limit(1);
  return row;
}
