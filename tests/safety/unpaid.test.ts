import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';
import { orderHistory, orders } from '../../api-server/src/db/tables/orders.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import { orderBody, orderByCode, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  type Buyer,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';

const [bar, small] = ['EB-0005-9999', 'EB-0001-9999'];

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await cancelUnpaidOrders(shop.db, new Date(shop.now().getTime() + 30 * minute));
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const stocks = async () => (await shop.db.select().from(skus)).map(({ sku, stock }) => `${sku} ${stock}`).sort();
const cancelDue = () => cancelUnpaidOrders(shop.db, shop.now());
async function order(): Promise<string> {
  for (const sku of [bar, small]) await putInCart(shop, buyer, sku, 2);
  return (await placeOrder(shop, buyer, await orderBody(shop, buyer))).data['order-code'];
}
const statusOf = async (code: string) => (await shop.db.select().from(orders).where(eq(orders.code, code)))[0]?.status;

it('48: cancels an order that is unpaid after 30 minutes, not a moment before, and puts its stock back once [S2.121]', async () => {
  const before = await stocks();
  const code = await order();
  shop.pass(30 * minute - 1);
  expect([await cancelDue(), await statusOf(code)]).toEqual([0, 'pending']);
  shop.pass(1);
  expect([await cancelDue(), await statusOf(code)]).toEqual([1, 'cancelled']);
  expect(await stocks()).toEqual(before);
  const rows = await rowsOf(shop.db, ['sessions']);
  expect(await cancelDue()).toBe(0);
  expect((await orderByCode(shop, buyer, code)).data.order.status).toBe('cancelled');
  expect(await rowsOf(shop.db, ['sessions'])).toEqual(rows);
});

it('48: puts the stock back once when the job runs ten times at the same moment and the customer looks', async () => {
  const before = await stocks();
  const code = await order();
  shop.pass(30 * minute);
  const looks = Array.from({ length: 3 }, async () => void (await orderByCode(shop, buyer, code)));
  await Promise.all([...Array.from({ length: 10 }, cancelDue), ...looks]);
  expect(await statusOf(code)).toBe('cancelled');
  expect(await stocks()).toEqual(before);
});

it('48: cancels in one step: when something of it fails, nothing of it has happened', async () => {
  const code = await order();
  shop.pass(30 * minute);
  const before = await rowsOf(shop.db);
  await shop.db.execute('alter table notifications rename to notifications_gone');
  await expect(cancelDue()).rejects.toThrow();
  await shop.db.execute('alter table notifications_gone rename to notifications');
  expect(await rowsOf(shop.db)).toEqual(before);
  expect([await cancelDue(), await statusOf(code)]).toEqual([1, 'cancelled']);
});

it('48: leaves an order alone that was paid in time', async () => {
  const code = await order();
  const after = await stocks();
  const [row] = await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.code, code)).returning();
  const history = { orderId: row?.id ?? 0, status: 'processing' as const, description: 'Dibayar', at: shop.now() };
  await shop.db.insert(orderHistory).values(history);
  shop.pass(60 * minute);
  expect([await cancelDue(), await statusOf(code)]).toEqual([0, 'processing']);
  expect(await stocks()).toEqual(after);
});
