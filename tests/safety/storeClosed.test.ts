import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../api-server/src/db/inTransaction.ts';
import { config } from '../../api-server/src/db/tables/content.ts';
import { orders } from '../../api-server/src/db/tables/orders.ts';
import { orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  type Buyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { until } from '../support/until.ts';

const bar = 'EB-0005-9999';
const notice = 'Libur sampai Senin.';
const closed = { status: 409, json: { message: [notice], code: 'STORE_CLOSED' } };

let shop: TestPurchase;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
  await shop.db.update(config).set({ value: notice }).where(eq(config.id, 6));
});
afterAll(() => shop.close());
const setStore = (value: string) => shop.db.update(config).set({ value }).where(eq(config.id, 2));
beforeEach(async () => {
  buyer = await addBuyer(shop);
});
afterEach(() => setStore('OPEN'));

it('47: refuses cart and order by script while the store is closed, and says why; looking still works', async () => {
  await putInCart(shop, buyer, bar);
  const body = await orderBody(shop, buyer);
  await setStore('CLOSE');
  const before = await rowsOf(shop.db);
  expect(await putInCart(shop, buyer, bar)).toMatchObject(closed);
  expect(await placeOrder(shop, buyer, body)).toMatchObject(closed);
  expect(await rowsOf(shop.db)).toEqual(before);
  const { token, code } = buyer;
  for (const route of ['GET /dashboard', `GET /product/by-sku/${bar}`, `GET /cart/${code}`, 'GET /config/6']) {
    expect((await shop.ask(route, { token })).status, route).toBe(200);
  }
});

it('47: lets no order slip through that came while the store was being closed', async () => {
  await putInCart(shop, buyer, bar);
  const body = await orderBody(shop, buyer);
  const answer = await inTransaction(shop.db, async (tx) => {
    await tx.update(config).set({ value: 'CLOSE' }).where(eq(config.id, 2));
    let isAnswered = false;
    const order = placeOrder(shop, buyer, body).finally(() => {
      isAnswered = true;
    });
    // PGlite runs one transaction at a time: there the order waits for this one and nothing else can be asked.
    if (shop.engine === 'pglite') return { order };
    await until('the order to wait for the store', async () => {
      // A transaction looks at who is active once, unless it is told to look again.
      await tx.execute(sql`select pg_stat_clear_snapshot()`);
      const { rows } = await tx.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 || isAnswered ? true : undefined;
    });
    return { order };
  });
  expect(await answer.order).toMatchObject(closed);
  expect(await shop.db.select().from(orders).where(eq(orders.customerId, buyer.id))).toEqual([]);
});
