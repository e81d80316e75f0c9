import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { calendarDate, rupiah } from 'shop-core/rules';
import type { Coupon, CouponBenefit } from 'shop-core/rules/back-office';
import type { Db, Tx } from '../db/database.ts';
import { coupons, couponUses } from '../db/tables/loyalty.ts';
import { refuseAsConflict } from '../http/refuse.ts';

export interface FoundCoupon extends Coupon {
  readonly id: number;
  readonly description: string | null;
}

/** A coupon that is in use, as it is for this customer. Inside a transaction that writes, `lock` keeps it so. */
export async function findCoupon(
  db: Db,
  code: string,
  customerId: number,
  { lock = false } = {},
): Promise<FoundCoupon | undefined> {
  const query = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), coupons.isActive));
  const [row] = await (lock ? query.for('no key update') : query);
  return row && toCoupon(row, (await ordinalsOf(db, row.id, customerId)).length);
}

/** Notes that an order carries the coupon. The counter rises only where it may, and no two orders are the same use. */
export async function takeCoupon(
  tx: Tx,
  coupon: Pick<FoundCoupon, 'id'>,
  order: { readonly orderId: number; readonly customerId: number },
): Promise<void> {
  const taken = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.id, coupon.id), or(isNull(coupons.quota), lt(coupons.used, coupons.quota))))
    .returning({ id: coupons.id });
  if (taken.length === 0) refuseAsConflict({ code: 'COUPON_USED_UP' });
  const ordinals = await ordinalsOf(tx, coupon.id, order.customerId);
  await tx.insert(couponUses).values({ ...order, couponId: coupon.id, ordinal: firstFree(ordinals) });
}

/** Gives back the use of a coupon by an order that is cancelled. */
export async function giveBackCoupon(tx: Tx, orderId: number): Promise<void> {
  const uses = await tx
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ couponId: couponUses.couponId });
  for (const { couponId } of uses) {
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId));
  }
}

async function ordinalsOf(db: Db, couponId: number, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ ordinal: couponUses.ordinal })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.customerId, customerId)));
  return rows.map(({ ordinal }) => ordinal);
}

/** Cancelled orders leave gaps, which are filled first. */
function firstFree(ordinals: readonly number[]): number {
  let free = 1;
  while (ordinals.includes(free)) free += 1;
  return free;
}

function toCoupon(row: typeof coupons.$inferSelect, usedByCustomer: number): FoundCoupon {
  const { id, code, description, typeCode, typeName, withFreeShipping, quota, used, customerLimit, segment } = row;
  return {
    ...{ id, code, description, withFreeShipping, quota, used, customerLimit, usedByCustomer, segment },
    type: { code: typeCode, name: typeName },
    benefit: benefitOf(row),
    from: row.startsOn === null ? null : calendarDate(row.startsOn),
    until: row.endsOn === null ? null : calendarDate(row.endsOn),
    minimum: rupiah(row.minimum),
  };
}

function benefitOf({ kind, amount, basisPoints, cap }: typeof coupons.$inferSelect): CouponBenefit {
  switch (kind) {
    case 'AMOUNT':
      return { kind, amount: rupiah(amount ?? 0) };
    case 'PERCENT':
      return { kind, basisPoints: basisPoints ?? 0, cap: cap === null ? null : rupiah(cap) };
    case 'FREE_SHIPPING':
    case 'RESELLER':
      return { kind };
  }
}
