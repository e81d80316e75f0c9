import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf, queriesOf } from '../../api-server/src/db/testPlans.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  type Buyer,
  demoBuyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
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
  const { rows } = await shop.db.execute<{ category: number; sub: number }>(
    sql`select category_id as category, min(id) as sub from sub_categories group by category_id order by 1 limit 1`,
  );
  const [{ category = 0, sub = 0 } = {}] = rows;
  const of = { categoryId: category, subCategoryId: sub };
  asks = hotAsks({ customerCode: buyer.code, orderCode: data['order-code'], sku, word: 'batangan', ...of });
});
afterAll(() => shop.close());

// On a small table reading it all is right; with that forbidden the plan shows whether there is an index that serves.
it('reads no table that grows from end to end, in any call that shoppers make all day', async () => {
  const { database } = shop.services;
  const seen: string[] = [];
  let many = 0;
  for (const { what, method, url, body } of asks) {
    const queries = await queriesOf(database, async () => {
      const { status, json } = await shop.ask(`${method} ${url}`, { token: buyer.token, body });
      expect([what, status, json.message]).toEqual([what, 200, expect.anything()]);
    });
    many += queries.length;
    const plans = await plansOf(database, queries, { withSequentialScans: false });
    for (const { scanned, query } of plans) {
      for (const table of scanned) if (growing.has(table)) seen.push(`${what}: ${table} in ${query}`);
    }
  }
  expect(seen).toEqual([]);
  // Of each call at least who asks was looked up.
  expect(many).toBeGreaterThan(2 * asks.length - 1);
});
