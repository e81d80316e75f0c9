import { eq, sql } from 'drizzle-orm';
import { type CalendarDate, jakartaDate } from 'shop-core/rules';
import { activePoints, type PointLot } from 'shop-core/rules/back-office';
import type { Tx } from '../db/database.ts';
import { pointChanges, pointLots, pointMoves } from '../db/tables/loyalty.ts';

/** What a move of points is about. */
export interface MoveHead
  extends Pick<typeof pointMoves.$inferInsert, 'customerId' | 'kind' | 'orderId' | 'description'> {
  readonly at: Date;
}

/**
 * Writes a move: what it changed in each lot, and what the customer has after it. What is left in a lot is always the sum
 * of its changes. The lots are locked, and `before` and `after` are all of them that count for the balance.
 */
export async function postMove(
  tx: Tx,
  head: MoveHead,
  before: readonly PointLot[],
  after: readonly PointLot[],
): Promise<void> {
  const changed = changesOf(before, after);
  const sum = changed.reduce((total, { points }) => total + points, 0);
  const [move] = await tx
    .insert(pointMoves)
    .values({
      ...head,
      credit: Math.max(0, sum),
      debit: Math.max(0, -sum),
      balance: activePoints(after, jakartaDate(head.at)),
      expiresOn: sum > 0 ? lastExpiry(changed) : null,
    })
    .returning({ id: pointMoves.id });
  if (!move) throw new Error('an inserted move has no row');
  for (const { lot, points } of changed) {
    await tx.insert(pointChanges).values({ moveId: move.id, lotId: lot.id, points });
    // Added to what stands there: if a lock were ever missing, the table's check would still refuse what is too much.
    await tx
      .update(pointLots)
      .set({ remaining: sql`${pointLots.remaining} + ${points}` })
      .where(eq(pointLots.id, lot.id));
  }
}

interface Change {
  readonly lot: PointLot;
  readonly points: number;
}

function changesOf(before: readonly PointLot[], after: readonly PointLot[]): Change[] {
  const held = new Map(before.map(({ id, remaining }) => [id, remaining]));
  return after
    .map((lot) => ({ lot, points: lot.remaining - (held.get(lot.id) ?? 0) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => one.lot.id - other.lot.id);
}

/** Of points that came: the last day of the last of them. What went into a debt has none. */
function lastExpiry(changes: readonly Change[]): CalendarDate | null {
  const days = changes.filter(({ lot, points }) => lot.points > 0 && points > 0).map(({ lot }) => lot.expiresOn);
  return days.sort().at(-1) ?? null;
}
