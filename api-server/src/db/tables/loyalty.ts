import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const money = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    // As the rule normalises it: capitals, no spaces around.
    code: text().notNull().unique(),
    description: text(),
    // CT-4 shows its name instead of an amount (S9.17); the name Reseller makes an order earn no points (S6.19).
    typeCode: text('type_code').notNull(),
    typeName: text('type_name').notNull(),
    kind: text({ enum: ['AMOUNT', 'PERCENT', 'FREE_SHIPPING', 'RESELLER'] }).notNull(),
    amount: money('amount'),
    basisPoints: smallint('basis_points'),
    cap: money('cap'),
    withFreeShipping: boolean('with_free_shipping').notNull().default(false),
    // Both days included; null is open.
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    quota: integer(),
    // How many live orders carry it: raised only where it is below the quota, lowered by a cancellation.
    used: integer().notNull().default(0),
    customerLimit: integer('customer_limit'),
    minimum: money('minimum').notNull().default(0),
    segment: text({ enum: ['INDIVIDU', 'CORPORATE', 'ALL'] })
      .notNull()
      .default('ALL'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('coupons_used', sql`${table.used} >= 0 and (${table.quota} is null or ${table.used} <= ${table.quota})`),
    check(
      'coupons_benefit',
      sql`(${table.kind} = 'AMOUNT') = (${table.amount} is not null) and (${table.kind} = 'PERCENT') = (${table.basisPoints} is not null)`,
    ),
    check(
      'coupons_worth',
      sql`coalesce(${table.amount}, 1) > 0 and coalesce(${table.basisPoints}, 1) between 1 and 10000 and coalesce(${table.cap}, 1) > 0 and ${table.minimum} >= 0`,
    ),
  ],
);

/** One row a live order that carries a coupon; a cancelled order has none. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    // 1 for the first of the customer, 2 for the second ...: two orders can't both be the last one allowed.
    ordinal: integer().notNull(),
  },
  (table) => [
    unique('coupon_uses_once').on(table.couponId, table.customerId, table.ordinal),
    check('coupon_uses_ordinal', sql`${table.ordinal} > 0`),
  ],
);

/** Points that came together and expire together; below 0 a debt, which never expires. */
export const pointLots = pgTable(
  'point_lots',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    points: integer().notNull(),
    remaining: integer().notNull(),
    earnedOn: date('earned_on').notNull(),
    // The last day on which they can be redeemed.
    expiresOn: date('expires_on').notNull(),
  },
  (table) => [
    index('point_lots_customer').on(table.customerId, table.expiresOn),
    check(
      'point_lots_remaining',
      sql`case when ${table.points} > 0 then ${table.remaining} between 0 and ${table.points} else ${table.remaining} between ${table.points} and 0 end`,
    ),
  ],
);

export const pointMoveKinds = ['EARNED', 'REFERRAL', 'REDEEMED', 'GIVEN_BACK', 'TAKEN_BACK', 'ADJUSTED'] as const;

/** What happened to a customer's points, in order; the point history (S3.25). */
export const pointMoves = pgTable(
  'point_moves',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: pointMoveKinds }).notNull(),
    // The order that it is about; null for an adjustment by hand.
    orderId: integer('order_id').references(() => orders.id),
    at: moment('at').notNull(),
    credit: integer().notNull(),
    debit: integer().notNull(),
    // What the customer had after it, points expired by then not counted.
    balance: integer().notNull(),
    expiresOn: date('expires_on'),
    description: text().notNull(),
  },
  (table) => [
    index('point_moves_customer').on(table.customerId, table.id),
    // An order gives, takes and gives back once.
    unique('point_moves_once').on(table.orderId, table.customerId, table.kind),
    check(
      'point_moves_sides',
      sql`${table.credit} >= 0 and ${table.debit} >= 0 and least(${table.credit}, ${table.debit}) = 0`,
    ),
  ],
);

/** What a move added to a lot or, below 0, took from it. */
export const pointChanges = pgTable(
  'point_changes',
  {
    moveId: integer('move_id')
      .notNull()
      .references(() => pointMoves.id),
    lotId: integer('lot_id')
      .notNull()
      .references(() => pointLots.id),
    points: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.moveId, table.lotId] }), index('point_changes_lot').on(table.lotId)],
);

/** The reward for bringing a customer: once for each who was brought, at their first completed order. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => customers.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    points: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('referral_rewards_referrer').on(table.referrerId, table.at)],
);
