import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import type { Db, Tx } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { couriers } from '../../db/tables/couriers.ts';
import { customers } from '../../db/tables/customers.ts';
import { banks, cartLines, orders } from '../../db/tables/orders.ts';
import { refuse } from '../../http/refuse.ts';
import { type BasketLine, loadBasket } from '../basket.ts';
import type { Customer } from '../desk.ts';

export type Buyer = typeof customers.$inferSelect;
export type Bank = typeof banks.$inferSelect;
export type Courier = typeof couriers.$inferSelect;

/**
 * The customer's row, locked, and with it what lockCustomers promises: one customer's orders are placed one after another,
 * and their codes drawn so. Nor does a new line come into the cart meanwhile, because its foreign key waits for this row.
 */
export async function lockBuyer(tx: Tx, customerId: number): Promise<Buyer> {
  const [buyer] = await lockedBuyer(tx).execute({ customerId });
  return buyer ?? refuse({ code: 'LOGIN_REQUIRED' });
}

const lockedBuyer = hotQuery((db) =>
  db
    .select()
    .from(customers)
    .where(and(eq(customers.id, sql.placeholder('customerId')), isNull(customers.deletedAt)))
    .for('update')
    .prepare('locked_buyer'),
);

/**
 * The cart, after it and what it holds are locked, always in the order of ids, so that two orders never wait for each other.
 * Other customers may still put the same skus in their carts: their foreign keys don't wait for this kind of lock.
 */
export async function lockBasket(tx: Tx, customer: Customer, today: CalendarDate): Promise<BasketLine[]> {
  const customerId = customer.id;
  // Asked together, answered one after the other: the cart is read when it can't change any more.
  const [, , lines] = await Promise.all([
    lockedLines(tx).execute({ customerId }),
    lockedSkus(tx).execute({ customerId }),
    loadBasket(tx, customer, today),
  ]);
  return lines;
}

const lockedLines = hotQuery((db) =>
  db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.customerId, sql.placeholder('customerId')))
    .orderBy(asc(cartLines.id))
    .for('update')
    .prepare('locked_lines'),
);

const lockedSkus = hotQuery((db) => {
  const ofCustomer = eq(cartLines.customerId, sql.placeholder('customerId'));
  const held = db.select({ skuId: cartLines.skuId }).from(cartLines).where(ofCustomer);
  return db
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.id, held))
    .orderBy(asc(skus.id))
    .for('no key update')
    .prepare('locked_skus');
});

export async function courierById(db: Db, id: number): Promise<Courier | undefined> {
  const [courier] = await courierOfId(db).execute({ id });
  return courier;
}

const courierOfId = hotQuery((db) =>
  db
    .select()
    .from(couriers)
    .where(eq(couriers.id, sql.placeholder('id')))
    .prepare('courier_of_id'),
);

export async function courierByCode(db: Db, code: 'jnt' | 'sap' | 'rpx') {
  const [courier] = await courierOfCode(db).execute({ code });
  return courier;
}

const courierOfCode = hotQuery((db) =>
  db
    .select()
    .from(couriers)
    .where(eq(couriers.code, sql.placeholder('code')))
    .prepare('courier_of_code'),
);

export async function activeBank(db: Db, id: number): Promise<Bank | undefined> {
  const [bank] = await activeBanks(db).execute({ id });
  return bank;
}

const activeBanks = hotQuery((db) =>
  db
    .select()
    .from(banks)
    .where(and(eq(banks.id, sql.placeholder('id')), eq(banks.isActive, true)))
    .prepare('active_bank'),
);

export interface Attempt {
  readonly customerId: number;
  readonly key: string | null;
  readonly hash: string;
  readonly now: Date;
}

/** Without a key, the same ask within this time is the same order. */
const repeatWindowMs = 5 * 60_000;

/** The order that this attempt has already made, if any. */
export async function earlierOrder(tx: Tx, { customerId, key, hash, now }: Attempt) {
  const since = new Date(now.getTime() - repeatWindowMs).toISOString();
  const [order] = key
    ? await orderByKey(tx).execute({ customerId, key })
    : await orderByHash(tx).execute({ customerId, hash, since });
  return order;
}

const earlierOf = (db: Db, same: SQL | undefined) =>
  db
    .select({ code: orders.code, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.customerId, sql.placeholder('customerId')), same));

const orderByKey = hotQuery((db) =>
  earlierOf(db, eq(orders.idempotencyKey, sql.placeholder('key'))).prepare('order_by_key'),
);

const orderByHash = hotQuery((db) => {
  const isRecent = gt(orders.placedAt, sql.placeholder('since'));
  return earlierOf(db, and(eq(orders.requestHash, sql.placeholder('hash')), isRecent)).prepare('order_by_hash');
});

/** Whether a pending order at the bank already waits for exactly this amount. */
export async function isAmountTaken(tx: Tx, bankId: number, grandTotal: number): Promise<boolean> {
  if (grandTotal === 0) return false;
  const [taken] = await pendingOfAmount(tx).execute({ bankId, grandTotal });
  return taken !== undefined;
}

const pendingOfAmount = hotQuery((db) => {
  const isSame = and(
    eq(orders.bankId, sql.placeholder('bankId')),
    eq(orders.grandTotal, sql.placeholder('grandTotal')),
    // Written out: only so does PostgreSQL see that the index of payable orders is enough.
    sql`${orders.status} = 'pending' and ${orders.grandTotal} > 0`,
  );
  return db.select({ id: orders.id }).from(orders).where(isSame).prepare('pending_of_amount');
});
