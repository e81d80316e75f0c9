import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queriesOf, rowsRead, runAll } from '../../api-server/src/db/testPlans.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  type Buyer,
  demoBuyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { fill } from '../load/scale/fill.ts';
import { growing, type HotAsk, hotAsks } from '../load/scale/hotAsks.ts';

let shop: TestPurchase;
let buyer: Buyer;
let asks: readonly HotAsk[];
const sku = 'EB-0005-9999';

beforeAll(async () => {
  shop = await testPurchase();
  buyer = await demoBuyer(shop, 'budi');
  await putInCart(shop, buyer, sku);
  const { data } = await placeOrder(shop, buyer, await orderBody(shop, buyer));
  await putInCart(shop, buyer, sku);
  await runAll(shop.services.database, fill({ products: 5_000, customers: 500, orders: 5_000 }));
  const { rows } = await shop.db.execute<{ category: number; sub: number }>(
    sql`select category_id as category, min(id) as sub from sub_categories group by category_id order by 1 limit 1`,
  );
  const [{ category = 0, sub = 0 } = {}] = rows;
  const of = { categoryId: category, subCategoryId: sub };
  asks = hotAsks({ customerCode: buyer.code, orderCode: data['order-code'], sku, word: 'skala 1777', ...of });
});
afterAll(() => shop.close());

/** A call may look at the prices of a whole level (a few hundred are cheap to hash), not at 5,000 products or orders. */
const some = 1_200;

// A list's length is kept until a product changes (decision 0051): that one query may see them all.
const isKeptCount = (text: string) => text.startsWith('select count(*) from "products"');

it('looks at some rows of a table that grows, never at all of them, in any call that shoppers make all day', async () => {
  const { database } = shop.services;
  const seen: string[] = [];
  let many = 0;
  for (const { what, method, url, body } of asks) {
    const queries = await queriesOf(database, async () => {
      const { status, json } = await shop.ask(`${method} ${url}`, { token: buyer.token, body });
      expect([what, status, json.message]).toEqual([what, 200, expect.anything()]);
    });
    many += queries.length;
    for (const query of queries.filter(({ text }) => !isKeptCount(text))) {
      for (const [table, rows] of await rowsRead(database, query)) {
        if (growing.has(table) && rows > some) seen.push(`${what}: ${rows} of ${table} in ${query.text}`);
      }
    }
  }
  expect(seen).toEqual([]);
  // Of each call at least who asks was looked up.
  expect(many).toBeGreaterThan(2 * asks.length - 1);
});
