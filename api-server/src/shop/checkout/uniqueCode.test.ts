import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { banks, orders, uniqueCodes } from '../../db/tables/orders.ts';
import { orderBody, placeOrder } from '../testOrder.ts';
import {
  addBuyer,
  addBuyers,
  type Buyer,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../testPurchase.ts';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => {
  expect(await books.faults()).toEqual([]);
  await shop.db.execute(sql`delete from unique_codes`);
});

const ask = ({ token }: Buyer, bank?: number | string) =>
  shop.ask(`GET /order/get-unique-code${bank === undefined ? '' : `?bank-type-id=${bank}`}`, { token });
const codeOf = async (whose: Buyer, bank?: number): Promise<number> => {
  const { status, data } = await ask(whose, bank);
  expect(status).toBe(200);
  return data['unique-code'];
};
const heldBy = ({ id }: Buyer) => shop.db.select().from(uniqueCodes).where(eq(uniqueCodes.customerId, id));

/** Lets strangers hold these codes at a bank. */
async function occupy(bank: number, codes: readonly number[], minutes = 30): Promise<void> {
  const strangers = await addBuyers(shop, codes.length);
  const expiresAt = new Date(shop.now().getTime() + minutes * minute);
  await shop.db
    .insert(uniqueCodes)
    .values(strangers.map(({ id }, at) => ({ customerId: id, bankId: bank, code: codes[at] ?? 0, expiresAt })));
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

it('is from 1 to 999, and the same for 30 minutes [S7.62]', async () => {
  const code = await codeOf(buyer, 1);
  expect(code).toBeGreaterThanOrEqual(1);
  expect(code).toBeLessThanOrEqual(999);
  shop.pass(30 * minute - 1);
  expect(await codeOf(buyer, 1)).toBe(code);
  const [before] = await heldBy(buyer);
  shop.pass(1);
  await codeOf(buyer, 1);
  const [after] = await heldBy(buyer);
  expect(after?.expiresAt.getTime()).toBe((before?.expiresAt.getTime() ?? 0) + 30 * minute);
});

it('needs no bank at first, and stays when one is chosen or changed [S7.62]', async () => {
  const code = await codeOf(buyer);
  expect(await codeOf(buyer, 1)).toBe(code);
  expect(await codeOf(buyer, 2)).toBe(code);
  expect(await codeOf(buyer)).toBe(code);
  expect(await heldBy(buyer)).toMatchObject([{ bankId: 2, code }]);
});

it('changes with the bank when somebody holds the same one there', async () => {
  const code = await codeOf(buyer, 1);
  await occupy(2, [code]);
  expect(await codeOf(buyer, 2)).not.toBe(code);
  expect(await heldBy(buyer)).toMatchObject([{ bankId: 2 }]);
});

it('takes over a code whose time is over', async () => {
  const code = await codeOf(buyer, 1);
  await occupy(2, [code], 5);
  shop.pass(5 * minute);
  expect(await codeOf(buyer, 2)).toBe(code);
});

it('is another for each customer of a bank [S7.62]', async () => {
  const buyers = await addBuyers(shop, 40);
  const codes = await Promise.all(buyers.map((each) => codeOf(each, 1)));
  expect(new Set(codes).size).toBe(40);
});

it('is one code, however often it is asked for at once', async () => {
  const codes = await Promise.all(upTo(10).map(() => codeOf(buyer, 1)));
  expect(new Set(codes).size).toBe(1);
  expect(await heldBy(buyer)).toHaveLength(1);
});

it('is none that a pending order waits with, until that is over', async () => {
  await putInCart(shop, buyer, 'ED-DASAR');
  const body = await orderBody(shop, buyer, { courier: null });
  expect((await placeOrder(shop, buyer, body)).status).toBe(200);
  const other = await addBuyer(shop);
  await occupy(
    1,
    upTo(999).filter((code) => code !== body['unique-code']),
  );
  const exhausted = await ask(other, 1);
  expect(exhausted.status).toBe(503);
  await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.customerId, buyer.id));
  expect(await codeOf(other, 1)).toBe(body['unique-code']);
  await shop.db.update(orders).set({ status: 'pending' }).where(eq(orders.customerId, buyer.id));
});

it('says so when a bank has no code left, and other banks still have', async () => {
  await occupy(1, upTo(999));
  const { status, json, headers } = await ask(buyer, 1);
  expect(status).toBe(503);
  expect(json).toMatchObject({
    message: ['Bank ini sedang penuh. Pilih bank lain atau coba lagi nanti.'],
    code: 'UNIQUE_CODES_EXHAUSTED',
  });
  expect(headers.get('retry-after')).toEqual(expect.stringMatching(/^\d+$/));
  await codeOf(buyer, 2);
  shop.pass(30 * minute);
  await codeOf(buyer, 1);
});

it('is given at banks that are in use, to who is logged in', async () => {
  await shop.db.update(banks).set({ isActive: false }).where(eq(banks.id, 4));
  for (const bank of [4, 77]) {
    const { status, json } = await ask(buyer, bank);
    expect(status).toBe(404);
    expect(json).toMatchObject({ message: ['Bank tidak ditemukan.'], code: 'NOT_FOUND' });
  }
  await shop.db.update(banks).set({ isActive: true }).where(eq(banks.id, 4));
  for (const bank of [0, -1, '1e3', '1%20or%201=1', 2 ** 31]) expect((await ask(buyer, bank)).status).toBe(422);
  expect((await shop.ask('GET /order/get-unique-code')).status).toBe(401);
  expect(await heldBy(buyer)).toEqual([]);
});

it('is had by all who ask at once, though the codes of each had expired', async () => {
  const crowd = await addBuyers(shop, 40);
  for (const one of crowd) await codeOf(one, 1);
  shop.pass(31 * minute);
  const answers = await Promise.all(crowd.map((one) => ask(one, 1)));
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
  expect(new Set(answers.map(({ data }) => data['unique-code'])).size).toBe(crowd.length);
});
