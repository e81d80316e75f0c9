import { type SQL, sql } from 'drizzle-orm';
import { loyaltyInvariants } from './loyaltyInvariants.ts';
import { workInvariants } from './workInvariants.ts';

/** A sentence about the data that must always hold. */
export interface Invariant {
  readonly name: string;
  /** Finds what breaks it: one row each, which `what` names. It is read-only, and quick also with a million orders. */
  readonly sql: SQL;
}

/** What must hold whatever happened: `npm run admin -- check` asks it of live data, and most tests at their end. */
export const invariants: readonly Invariant[] = [
  { name: 'stock is never below 0', sql: sql`select sku as what from skus where stock < 0` },
  {
    name: 'a grand total is that of the formula',
    sql: sql`select code as what from orders where grand_total <> greatest(0,
      total_amount - discount_coupon - unique_code + shipping_cost - discount_redeem)`,
  },
  {
    name: 'a total is the sum of its lines',
    sql: sql`select code as what from orders o where total_amount <>
      (select coalesce(sum(price * quantity), 0) from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'nobody else pays the same amount to the same bank',
    sql: sql`select string_agg(code, ', ') as what from orders where status = 'pending' and grand_total > 0
      group by bank_id, grand_total having count(*) > 1`,
  },
  {
    name: 'nobody else holds the same code at a bank',
    sql: sql`select string_agg(customer_id::text, ', ') as what from unique_codes
      group by bank_id, code having count(*) > 1`,
  },
  {
    name: 'an order has lines',
    sql: sql`select code as what from orders o where not exists (select from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'a line belongs to an order',
    sql: sql`select l.id::text as what from order_lines l where not exists (select from orders o where o.id = l.order_id)`,
  },
  {
    name: 'an order has one line a product',
    sql: sql`select order_id::text as what from order_lines group by order_id, sku_id having count(*) > 1`,
  },
  {
    name: 'the history of an order ends at its status, and passed it once',
    sql: sql`select code as what from orders o where 1 <> (select count(*) from order_history h
      where h.order_id = o.id and h.status = o.status) or status <> (select h.status from order_history h
      where h.order_id = o.id order by h.id desc limit 1)`,
  },
  {
    name: 'an order was announced by one mail',
    sql: sql`select code as what from orders o left join (
      select replace(subject, ': sudah lunas', ': menunggu pembayaran') as subject, count(*) as mails
      from mail_outbox group by 1) m on m.subject = 'Pesanan ' || o.code || ': menunggu pembayaran' where mails is distinct from 1`,
  },
  {
    name: 'a cart has one line a product',
    sql: sql`select customer_id::text as what from cart_lines group by customer_id, sku_id having count(*) > 1`,
  },
  ...Object.entries({ ...loyaltyInvariants, ...workInvariants }).map(([name, query]) => ({ name, sql: query })),
];
