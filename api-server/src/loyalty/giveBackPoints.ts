import { and, eq } from 'drizzle-orm';
import { calendarDate, jakartaDate } from 'shop-core/rules';
import { givenBack, type LotShare, settledLots } from 'shop-core/rules/back-office';
import type { Tx } from '../db/database.ts';
import { pointChanges, pointLots, pointMoves } from '../db/tables/loyalty.ts';
import { lockLots } from './pointLots.ts';
import { type MoveHead, postMove } from './postMove.ts';

/** Puts the points that were redeemed for an order back where they were: they expire when they would have. */
export async function giveBackPoints(
  tx: Tx,
  head: Omit<MoveHead, 'kind'> & { readonly orderId: number },
): Promise<void> {
  const shares = await redeemedShares(tx, head.orderId, head.customerId);
  if (shares.length === 0) return;
  const lots = await lockLots(
    tx,
    head.customerId,
    shares.map(({ lotId }) => lotId),
  );
  await postMove(tx, { ...head, kind: 'GIVEN_BACK' }, lots, settledLots(givenBack(lots, shares), jakartaDate(head.at)));
}

async function redeemedShares(tx: Tx, orderId: number, customerId: number): Promise<LotShare[]> {
  const rows = await tx
    .select({ lotId: pointChanges.lotId, points: pointChanges.points, expiresOn: pointLots.expiresOn })
    .from(pointMoves)
    .innerJoin(pointChanges, eq(pointChanges.moveId, pointMoves.id))
    .innerJoin(pointLots, eq(pointLots.id, pointChanges.lotId))
    .where(
      and(eq(pointMoves.orderId, orderId), eq(pointMoves.customerId, customerId), eq(pointMoves.kind, 'REDEEMED')),
    );
  return rows.map(({ lotId, points, expiresOn }) => ({ lotId, points: -points, expiresOn: calendarDate(expiresOn) }));
}
