import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { notifications } from '../../db/tables/customers.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';
import { orderBody, orderByCode, placeOrder } from '../testOrder.ts';
import { addBuyer, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';
import { cancelUnpaid, cancelUnpaidOrders } from './cancelUnpaid.ts';

const bar = 'EB-0005-9999';

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

const stock = async (sku = bar) => (await shop.db.select().from(skus).where(eq(skus.sku, sku)))[0]?.stock ?? Number.NaN;
const statusOf = async (code: string) => (await rowOf(code)).status;
async function rowOf(code: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.code, code));
  if (!row) throw new Error(`no order ${code}`);
  return row;
}
async function order(whose = buyer, skusWanted = [bar]): Promise<string> {
  for (const sku of skusWanted) await putInCart(shop, whose, sku, 2);
  const { data } = await placeOrder(shop, whose, await orderBody(shop, whose));
  return data['order-code'];
}
const payable = (id: number) => and(eq(orders.id, id), eq(orders.status, 'pending'));
const cancelDue = () => cancelUnpaidOrders(shop.db, shop.now());

it('waits for its payment for 30 minutes, and is cancelled then [S2.121]', async () => {
  const before = await stock();
  const code = await order();
  shop.pass(30 * minute - 1);
  expect(await cancelDue()).toBe(0);
  expect(await statusOf(code)).toBe('pending');
  expect(await stock()).toBe(before - 2);
  shop.pass(1);
  expect(await cancelDue()).toBe(1);
  expect(await statusOf(code)).toBe('cancelled');
  expect(await stock()).toBe(before);
});

it('gives everything back once, however often the job runs', async () => {
  const before = await stock();
  await order(buyer, [bar, 'EB-0001-9999']);
  shop.pass(30 * minute);
  expect(await cancelDue()).toBe(1);
  expect(await cancelDue()).toBe(0);
  expect(await stock()).toBe(before);
});

it('tells the customer, in its history too', async () => {
  const code = await order();
  const { id } = await rowOf(code);
  shop.pass(30 * minute);
  await cancelDue();
  const history = await shop.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(orderHistory.id);
  expect(history).toMatchObject([
    { status: 'pending' },
    {
      status: 'cancelled',
      description: 'Dibatalkan otomatis: pembayaran tidak diterima dalam 30 menit',
      at: shop.now(),
    },
  ]);
  const told = await shop.db.select().from(notifications).where(eq(notifications.customerId, buyer.id));
  expect(told.map(({ title }) => title).sort()).toEqual(['Menunggu pembayaran', 'Pesanan dibatalkan']);
});

it('is cancelled by who looks at it after its time, without the job', async () => {
  const before = await stock();
  const code = await order();
  shop.pass(30 * minute - 1);
  expect((await orderByCode(shop, buyer, code)).data.order.status).toBe('pending');
  shop.pass(1);
  const { order: shown } = (await orderByCode(shop, buyer, code)).data;
  expect(shown.status).toBe('cancelled');
  expect(shown['order-history']).toHaveLength(2);
  expect(await stock()).toBe(before);
  expect(await cancelDue()).toBe(0);
});

it('is not cancelled by a stranger who looks for it', async () => {
  const code = await order();
  shop.pass(30 * minute);
  expect((await orderByCode(shop, await addBuyer(shop), code)).status).toBe(404);
  expect(await statusOf(code)).toBe('pending');
});

it('frees its unique code and its amount', async () => {
  await putInCart(shop, buyer, 'ED-DASAR');
  const body = await orderBody(shop, buyer, { courier: null });
  await placeOrder(shop, buyer, body);
  const other = await addBuyer(shop);
  await putInCart(shop, other, 'ED-DASAR');
  const same = { ...(await orderBody(shop, other, { courier: null })), ...claims(body) };
  await shop.db.execute(`update unique_codes set code = ${body['unique-code']} where customer_id = ${other.id}`);
  const taken = await placeOrder(shop, other, same);
  expect(taken.status).toBe(409);
  expect(taken.json.figures['unique-code']).not.toBe(body['unique-code']);
  shop.pass(30 * minute);
  await cancelDue();
  await shop.db.execute(`delete from unique_codes`);
  const until = new Date(shop.now().getTime() + minute).toISOString();
  await shop.db.execute(`insert into unique_codes values (${other.id}, 1, ${body['unique-code']}, '${until}')`);
  expect((await placeOrder(shop, other, same)).status).toBe(200);
});

const claims = (body: Record<'unique-code' | 'grand-total', number>) => ({
  'unique-code': body['unique-code'],
  'grand-total': body['grand-total'],
});

it('is left alone once it is paid, also when it was due', async () => {
  const before = await stock();
  const code = await order();
  await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.code, code));
  shop.pass(60 * minute);
  expect(await cancelDue()).toBe(0);
  expect((await orderByCode(shop, buyer, code)).data.order.status).toBe('processing');
  expect(await stock()).toBe(before - 2);
  // The books want a history that fits.
  const { id } = await rowOf(code);
  await shop.db.insert(orderHistory).values({ orderId: id, status: 'processing', description: 'x', at: shop.now() });
});

it('is cancelled once by ten who do it at the same moment', async () => {
  const before = await stock();
  const code = await order(buyer, [bar, 'EB-0001-9999']);
  const { id } = await rowOf(code);
  shop.pass(30 * minute);
  const done = await Promise.all([
    ...Array.from({ length: 4 }, () => cancelUnpaid(shop.db, id, shop.now())),
    ...Array.from({ length: 3 }, async () => (await cancelDue()) === 1),
    ...Array.from({ length: 3 }, async () => (await orderByCode(shop, buyer, code)).status === 404),
  ]);
  expect(done.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(await statusOf(code)).toBe('cancelled');
  expect(await stock()).toBe(before);
});

it('is either paid or cancelled when both happen at the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const whose = await addBuyer(shop);
    const before = await stock();
    const code = await order(whose);
    const { id } = await rowOf(code);
    shop.pass(30 * minute);
    const pay = shop.db.transaction(async (tx) => {
      const [paid] = await tx.update(orders).set({ status: 'processing' }).where(payable(id)).returning();
      if (!paid) return false;
      await tx.insert(orderHistory).values({ orderId: id, status: 'processing', description: 'x', at: shop.now() });
      return true;
    });
    const [isPaid, isCancelled] = await Promise.all([pay, cancelUnpaid(shop.db, id, shop.now())]);
    expect(isPaid).toBe(!isCancelled);
    expect(await stock()).toBe(isPaid ? before - 2 : before);
  }
});
