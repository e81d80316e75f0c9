import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quizSubmissions, zakatEntries } from '../../api-server/src/db/tables/advice.ts';
import {
  addBuyer,
  addBuyers,
  type Buyer,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { tallied, times } from './allAtOnce.ts';

let shop: TestPurchase;
let ani: Buyer;

beforeAll(async () => {
  shop = await testPurchase();
  ani = await addBuyer(shop);
});
afterAll(() => shop.close());

const entry = (of: Buyer, more: object = {}) => ({
  'customer-code': of.code,
  'gold-type': 'Batangan',
  id: 0,
  price: 2_200_000,
  rate: 99.99,
  'transaction-date': '01-10-2026',
  type: 'Beli',
  weight: 10,
  ...more,
});
const save = (of: Buyer, more: object = {}) => shop.ask('POST /zakat', { token: of.token, body: entry(of, more) });
const entriesOf = (of: Buyer) => shop.db.select().from(zakatEntries).where(eq(zakatEntries.customerId, of.id));

describe('52: a zakat entry that cannot be is refused, and nothing is written', () => {
  it.each([
    ['a sale that weighs more than nothing', { type: 'Jual', weight: 1 }],
    ['a purchase that weighs less than nothing', { weight: -1 }],
    ['no weight', { weight: 0 }],
    ['no purity', { rate: 0 }],
    ['a purity above 100 %', { rate: 100.01 }],
    ['a day in the future', { 'transaction-date': '28-11-2026' }],
    ['no such day', { 'transaction-date': '31-02-2026' }],
    ['a comma', { weight: '1,5' }],
    ['a text', { rate: '99.9' }],
    ['a gift', { type: 'Hibah' }],
    ['more sold than held', { type: 'Jual', weight: -0.001 }],
    ['a blank kind of gold', { 'gold-type': '  ' }],
    ['half a rupiah', { price: 0.5 }],
  ])('52: %s', async (_what, more) => {
    const { status, json } = await save(ani, more);
    expect(status).toBe(422);
    expect(json.message[0]).toBeTruthy();
    expect(await entriesOf(ani)).toEqual([]);
  });
});

it('52: gold that is held once is sold once, by ten sales at once', async () => {
  const seller = await addBuyer(shop);
  // Ten at once as well, so that ten connections are open and the sales do meet.
  expect(await tallied(times(10, () => () => save(seller, { weight: 1 })))).toEqual({ 200: 10 });
  const sales = await tallied(times(10, () => () => save(seller, { type: 'Jual', weight: -10 })));
  expect(sales['200']).toBe(1);
  expect(await entriesOf(seller)).toHaveLength(11);
});

it('18: an entry of somebody else is neither changed nor deleted, and looks like none', async () => {
  const [own, other] = await addBuyers(shop, 2);
  if (!own || !other) throw new Error('no buyers');
  const { data } = await save(own);
  const before = await entriesOf(own);
  const answers = await Promise.all([
    save(other, { id: data.id, weight: 99 }),
    save(other, { id: 2_000_000_000, weight: 99 }),
    shop.ask(`DELETE /zakat/${data.id}`, { token: other.token }),
    shop.ask('DELETE /zakat/2000000000', { token: other.token }),
  ]);
  for (const { status, json } of answers) {
    expect([status, json.code, json.message]).toEqual([404, 'NOT_FOUND', ['Catatan emas tidak ditemukan.']]);
  }
  expect(await entriesOf(own)).toEqual(before);
});

describe('53: a quiz that was not answered is refused, and nothing is kept', () => {
  const eight = [1, 2, 3, 4, 5, 1, 2, 3];
  it.each([
    ['seven answers', eight.slice(1)],
    ['nine answers', [...eight, 1]],
    ['an answer of 0', [0, ...eight.slice(1)]],
    ['an answer of 6', [6, ...eight.slice(1)]],
    ['half an answer', [1.5, ...eight.slice(1)]],
    ['an answer as text', ['5', ...eight.slice(1)]],
    ['no answers', null],
    ['one number', 5],
  ])('53: %s', async (_what, values) => {
    const { status } = await shop.ask('POST /quiz/submit-quiz', {
      body: { email: 'uji@contoh.test', name: 'Uji', values },
    });
    expect(status).toBe(422);
    expect(await shop.db.select().from(quizSubmissions)).toEqual([]);
  });
});

it('53: an address submits three a day, also when twelve come at once', async () => {
  const body = { email: 'ramai@contoh.test', name: 'Uji', values: [1, 2, 3, 4, 5, 1, 2, 3] };
  const answers = await tallied(times(12, () => () => shop.ask('POST /quiz/submit-quiz', { body })));
  expect(answers).toEqual({ 200: 3, '429 HELD_TOO_MUCH': 9 });
  expect(await shop.db.delete(quizSubmissions).returning()).toHaveLength(3);
});
