import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders, uniqueCodes } from '../../api-server/src/db/tables/orders.ts';
import { orderBody, placeOrder, uniqueCodeOf } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  type Buyer,
  cartOf,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';

let shop: TestPurchase;
let books: Books;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

/** A customer with a course in the cart, and what they send to order it. */
async function ready(bank = 1) {
  const buyer = await addBuyer(shop);
  await putInCart(shop, buyer, 'ED-DASAR');
  return { buyer, body: await orderBody(shop, buyer, { courier: null, bank }) };
}
type Ready = Awaited<ReturnType<typeof ready>>;

const withCode = ({ body }: Ready, code: number) => ({
  ...body,
  'unique-code': code,
  'grand-total': body['total-amount'] - code,
});
/** Sends an order with a code that is refused: nobody's rows differ but the reservation of who asked. */
async function refused({ buyer }: Ready, body: object) {
  const before = await rowsOf(shop.db, ['unique_codes']);
  const { status, json } = await placeOrder(shop, buyer, body);
  expect([status, json.code, json.params?.differing]).toEqual([
    409,
    'PRICING_CHANGED',
    expect.arrayContaining(['uniqueCode']),
  ]);
  expect(await rowsOf(shop.db, ['unique_codes'])).toEqual(before);
}
const heldBy = async ({ id }: Buyer) =>
  (await shop.db.select().from(uniqueCodes).where(eq(uniqueCodes.customerId, id)))[0];

it('42: takes no code that the customer does not hold: an invented one, or that of another [S7.62]', async () => {
  const [one, other] = [await ready(), await ready()];
  const own = one.body['unique-code'];
  for (const invented of [0, 999, 1].filter((code) => code !== own)) await refused(one, withCode(one, invented));
  await refused(one, withCode(one, other.body['unique-code']));
  for (const odd of [-1, 1.5, '7', 1_000, null]) {
    expect([409, 422]).toContain((await placeOrder(shop, one.buyer, { ...one.body, 'unique-code': odd })).status);
  }
  for (const each of [one, other]) expect((await placeOrder(shop, each.buyer, each.body)).status).toBe(200);
});

it('42: uses a code up with its order: the same claim is no second one', async () => {
  const once = await ready();
  expect((await placeOrder(shop, once.buyer, once.body)).status).toBe(200);
  expect(await heldBy(once.buyer)).toBeUndefined();
  await putInCart(shop, once.buyer, 'ED-DASAR');
  const products = (await cartOf(shop, once.buyer)).carts.map(
    ({ id, sku, quantity, price }: Ready['body']['products'][number]) => ({ id, sku, quantity, price }),
  );
  await refused(once, { ...once.body, products });
});

it('42: keeps a code for the customer and the bank for 30 minutes, and then for nobody', async () => {
  const slow = await ready();
  const code = slow.body['unique-code'];
  shop.pass(30 * minute - 1);
  expect(await uniqueCodeOf(shop, slow.buyer, 1)).toBe(code);
  shop.pass(1);
  // Another draws it now: what the slow one was shown is no claim to it.
  const quick = await ready();
  await shop.db.delete(uniqueCodes).where(eq(uniqueCodes.customerId, slow.buyer.id));
  await shop.db.update(uniqueCodes).set({ code }).where(eq(uniqueCodes.customerId, quick.buyer.id));
  await refused(slow, slow.body);
  expect(await heldBy(quick.buyer)).toMatchObject({ bankId: 1, code });
  expect((await placeOrder(shop, quick.buyer, withCode(quick, code))).status).toBe(200);
});

it('42: has no two pending orders at one bank that are paid with the same amount, by the database itself', async () => {
  const [one, other] = [await ready(), await ready()];
  for (const each of [one, other]) expect((await placeOrder(shop, each.buyer, each.body)).status).toBe(200);
  const isOf = ({ buyer }: Ready) => eq(orders.customerId, buyer.id);
  const [first] = await shop.db
    .select()
    .from(orders)
    .where(and(isOf(one), eq(orders.status, 'pending')));
  const { uniqueCode = 0, grandTotal = 0 } = first ?? {};
  await expect(shop.db.update(orders).set({ uniqueCode, grandTotal }).where(isOf(other))).rejects.toThrow();
  const held = { bankId: 1, code: 7, expiresAt: shop.now() };
  await shop.db.execute(sql`delete from unique_codes`);
  await shop.db.insert(uniqueCodes).values({ ...held, customerId: one.buyer.id });
  await expect(shop.db.insert(uniqueCodes).values({ ...held, customerId: other.buyer.id })).rejects.toThrow();
  await shop.db.execute(sql`delete from unique_codes`);
});
