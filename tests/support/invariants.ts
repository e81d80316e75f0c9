import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../api-server/src/db/connect.ts';

/** What must hold whatever happened. Each query names the rows that break its sentence. */
const mustBeEmpty: Readonly<Record<string, SQL>> = {
  'stock is never below 0': sql`select sku as what from skus where stock < 0`,
  'a grand total is that of the formula': sql`
    select code as what from orders where grand_total <> greatest(0,
      total_amount - discount_coupon - unique_code + shipping_cost - discount_redeem)`,
  'a total is the sum of its lines': sql`
    select code as what from orders o where total_amount <>
      (select coalesce(sum(price * quantity), 0) from order_lines l where l.order_id = o.id)`,
  'nobody else pays the same amount to the same bank': sql`
    select string_agg(code, ', ') as what from orders where status = 'pending' and grand_total > 0
    group by bank_id, grand_total having count(*) > 1`,
  'nobody else holds the same code at a bank': sql`
    select string_agg(customer_id::text, ', ') as what from unique_codes group by bank_id, code having count(*) > 1`,
  'an order has lines': sql`
    select code as what from orders o where not exists (select from order_lines l where l.order_id = o.id)`,
  'a line belongs to an order': sql`
    select l.id::text as what from order_lines l where not exists (select from orders o where o.id = l.order_id)`,
  'an order has one line a product': sql`
    select order_id::text as what from order_lines group by order_id, sku_id having count(*) > 1`,
  'the history of an order ends at its status, and passed it once': sql`
    select code as what from orders o where 1 <> (select count(*) from order_history h
      where h.order_id = o.id and h.status = o.status) or status <> (select h.status from order_history h
      where h.order_id = o.id order by h.id desc limit 1)`,
  'an order was announced by one mail': sql`
    select code as what from orders o where 1 <>
      (select count(*) from mail_outbox m where m.subject = 'Pesanan ' || o.code || ': menunggu pembayaran')`,
  'a cart has one line a product': sql`
    select customer_id::text as what from cart_lines group by customer_id, sku_id having count(*) > 1`,
};

interface Counted extends Record<string, unknown> {
  sku: string;
  pieces: number;
}

/** Of each sku: in stock, held by pending orders and sold, together. */
const allPieces = async (db: Db): Promise<Map<string, number>> => {
  const { rows } = await db.execute<Counted>(sql`
    select sku, (stock + (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
      where l.sku_id = skus.id and o.status <> 'cancelled'))::int as pieces from skus`);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
};

export interface Books {
  /** Sets what is in stock of a sku, as a delivery would: the books know of it. */
  setStock(sku: string, stock: number): Promise<void>;
  /** A sentence for each thing that does not hold; none when all is well. `again` is the same data, opened anew. */
  faults(again?: Db): Promise<string[]>;
}

/** Counts the stock now, and from then on tells what got lost or does not fit together. */
export const openBooks = async (db: Db): Promise<Books> => {
  const begun = await allPieces(db);
  return {
    setStock: async (sku, stock) => {
      const before = (await allPieces(db)).get(sku) ?? 0;
      const { rows } = await db.execute<{ change: number }>(sql`
        update skus set stock = ${stock} from (select id, stock from skus where sku = ${sku} for update) as old
        where skus.id = old.id returning ${stock} - old.stock as change`);
      if (rows[0] === undefined) throw new Error(`There is no sku ${sku}.`);
      begun.set(sku, (begun.get(sku) ?? before) + rows[0].change);
    },
    faults: async (again = db) => {
      const found: string[] = [];
      for (const [sku, pieces] of await allPieces(again)) {
        const expected = begun.get(sku);
        if (expected !== undefined && pieces !== expected) found.push(`${sku}: ${expected} pieces became ${pieces}`);
      }
      for (const [sentence, query] of Object.entries(mustBeEmpty)) {
        const { rows } = await again.execute<{ what: string }>(query);
        for (const { what } of rows) found.push(`${sentence}: ${what}`);
      }
      return found;
    },
  };
};
