import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { admins } from './admins.ts';
import { products, skus } from './catalogue.ts';
import { couriers } from './couriers.ts';
import { customers } from './customers.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const money = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer().notNull(),
    // The price the shopper saw; the line is outdated when today's differs.
    price: money('price').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('cart_lines_once').on(table.customerId, table.skuId),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Adds that were done, by the key of the press: sent again after a lost answer, it adds once. */
export const cartAdds = pgTable(
  'cart_adds',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    key: text().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] }), index('cart_adds_age').on(table.addedAt)],
);

export const banks = pgTable('banks', {
  id: integer().primaryKey(),
  name: text().notNull(),
  logo: text(),
  accountName: text('account_name').notNull(),
  accountNumber: text('account_number').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

/** A customer's unique code for the next order. One a customer; a code is one customer's at a bank. */
export const uniqueCodes = pgTable(
  'unique_codes',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id),
    // 0 while no bank is chosen: a plain number keeps the unique index honest (null would not collide).
    bankId: integer('bank_id').notNull(),
    code: smallint().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('unique_codes_once').on(table.bankId, table.code),
    check('unique_codes_range', sql`${table.code} between 1 and 999`),
  ],
);

/** An address as it was when the order was placed: later edits of the customer do not move a parcel. */
export interface StoredAddress {
  readonly fullName: string;
  readonly phoneNumber: string | null;
  readonly company: string | null;
  readonly place: string | null;
  readonly address: string;
  readonly subdistrictName: string | null;
  readonly districtName: string | null;
  readonly cityName: string;
  readonly provinceName: string;
  readonly postalCode: string;
  readonly note: string | null;
}

export const orderStatuses = ['pending', 'processing', 'shipped', 'complete', 'cancelled'] as const;

export const orders = pgTable(
  'orders',
  {
    id: id(),
    // 70 random bits: an order can't be found by guessing.
    code: text().notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    status: text({ enum: orderStatuses }).notNull(),
    placedAt: moment('placed_at').notNull(),
    payBy: moment('pay_by').notNull(),
    bankId: integer('bank_id')
      .notNull()
      .references(() => banks.id),
    courierId: integer('courier_id').references(() => couriers.id),
    courierService: text('courier_service'),
    receiptNumber: text('receipt_number'),
    totalAmount: money('total_amount').notNull(),
    discountCoupon: money('discount_coupon').notNull().default(0),
    uniqueCode: smallint('unique_code').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    discountRedeem: money('discount_redeem').notNull().default(0),
    grandTotal: money('grand_total').notNull(),
    pointReward: integer('point_reward').notNull().default(0),
    couponCode: text('coupon_code'),
    couponTypeCode: text('coupon_type_code'),
    couponTypeName: text('coupon_type_name'),
    note: text(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
    idempotencyKey: text('idempotency_key'),
    // Of what the customer sent, to know a repeated order from a new one.
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    unique('orders_idempotency').on(table.customerId, table.idempotencyKey),
    // Whoever pays is known by bank and amount alone.
    uniqueIndex('orders_payable')
      .on(table.bankId, table.grandTotal)
      .where(sql`${table.status} = 'pending' and ${table.grandTotal} > 0`),
    index('orders_customer').on(table.customerId, table.id),
    // What a customer holds unpaid is asked with every order.
    index('orders_unpaid').on(table.customerId).where(sql`${table.status} = 'pending'`),
    index('orders_due').on(table.payBy).where(sql`${table.status} = 'pending'`),
    check(
      'orders_discounts',
      sql`${table.discountCoupon} between 0 and ${table.totalAmount} and ${table.discountRedeem} >= 0 and ${table.pointReward} >= 0`,
    ),
    check(
      'orders_coupon',
      sql`(${table.couponCode} is null) = (${table.couponTypeCode} is null) and (${table.couponCode} is null) = (${table.couponTypeName} is null) and (${table.couponCode} is not null or ${table.discountCoupon} = 0)`,
    ),
    check(
      'orders_sum',
      sql`${table.grandTotal} = greatest(0, ${table.totalAmount} - ${table.discountCoupon} - ${table.uniqueCode} + ${table.shippingCost} - ${table.discountRedeem})`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sku: text().notNull(),
    name: text().notNull(),
    image: text(),
    attribute: text(),
    quantity: integer().notNull(),
    price: money('price').notNull(),
    fixedPoint: integer('fixed_point').notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_sku').on(table.skuId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    status: text({ enum: orderStatuses }).notNull(),
    description: text().notNull(),
    at: moment('at').notNull(),
    // Who moved it; null for the customer and the clock.
    adminId: integer('admin_id').references(() => admins.id),
  },
  (table) => [index('order_history_order').on(table.orderId)],
);
