import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products, skus } from '../../api-server/src/db/tables/catalogue.ts';
import { orders } from '../../api-server/src/db/tables/orders.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import { placeOrder, uniqueCodeOf } from '../../api-server/src/shop/testOrder.ts';
import { minute, putInCart, type TestPurchase, testPurchase } from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { allAtOnce, times } from './allAtOnce.ts';
import { type ReadyBuyer, readyBuyers } from './readyBuyers.ts';

const [bar, coin] = ['EB-0005-9999', 'KE-DINAR-1'];
/** `npm run soak` runs them 20 times. */
const repeats = Number(process.env.RACE_REPEATS ?? 1) - 1;

let shop: TestPurchase;
let books: Books;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
/** Ends what earlier orders hold: their stock, codes and amounts. */
const settle = () => cancelUnpaidOrders(shop.db, new Date(shop.now().getTime() + 30 * minute));
beforeEach(async () => {
  await settle();
  books = await openBooks(shop.db);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const send = ({ buyer, body }: ReadyBuyer, key?: string) => placeOrder(shop, buyer, body, key);
const stockOf = async (sku: string) =>
  (await shop.db.select().from(skus).where(eq(skus.sku, sku)))[0]?.stock ?? Number.NaN;

type Answer = Awaited<ReturnType<typeof send>>;

/** How often each status came, and all sentences of refusals. */
async function race(asks: readonly (() => Promise<Answer>)[]) {
  const answers = await allAtOnce(asks);
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, sentences: [...new Set(answers.flatMap(({ json }) => json.message))] };
}

describe('the stock', { repeats }, () => {
  it('76: of one goes to one of two buyers, and the other reads why not', async () => {
    for (let round = 0; round < 20; round += 1) {
      await books.setStock(bar, 1);
      const two = await readyBuyers(shop, { wanted: [[bar], [bar]] });
      expect(await race(two.map((each) => () => send(each)))).toEqual({
        statuses: { 200: 1, 409: 1 },
        sentences: ['Stok tidak mencukupi.'],
      });
      expect(await stockOf(bar)).toBe(0);
      await settle();
    }
  });

  it('76: of 100 goes to 100 of 200 buyers', async () => {
    await books.setStock(bar, 100);
    const many = await readyBuyers(shop, { wanted: times(200, () => [bar]) });
    expect(await race(many.map((each) => () => send(each)))).toEqual({
      statuses: { 200: 100, 409: 100 },
      sentences: ['Stok tidak mencukupi.'],
    });
    expect(await stockOf(bar)).toBe(0);
  });

  it('77: of two things is bought in either order, and nobody stands in the way of another', async () => {
    await books.setStock(bar, 60);
    await books.setStock(coin, 70);
    const wanted = times(100, (at) => (at % 2 === 0 ? [bar, coin] : [coin, bar]));
    const many = await readyBuyers(shop, { wanted });
    expect(await race(many.map((each) => () => send(each)))).toEqual({
      statuses: { 200: 60, 409: 40 },
      sentences: ['Stok tidak mencukupi.'],
    });
    expect([await stockOf(bar), await stockOf(coin)]).toEqual([0, 10]);
  });

  it('48, 83: comes back once while others buy, whoever cancels', async () => {
    await books.setStock(bar, 40);
    const first = await readyBuyers(shop, { wanted: times(30, (at) => (at % 2 === 0 ? [bar, coin] : [coin, bar])) });
    expect((await race(first.map((each) => () => send(each)))).statuses).toEqual({ 200: 30 });
    shop.pass(30 * minute);
    const next = await readyBuyers(shop, { wanted: times(40, (at) => (at % 2 === 0 ? [coin, bar] : [bar, coin])) });
    const cancelling = times(3, () => cancelUnpaidOrders(shop.db, shop.now()));
    const { statuses } = await race(next.map((each) => () => send(each)));
    const cancelled = await Promise.all(cancelling);
    expect(cancelled.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(Object.keys(statuses).every((status) => status === '200' || status === '409')).toBe(true);
    expect(await stockOf(bar)).toBe(40 - (statuses[200] ?? 0));
  });
});

describe('what is paid', { repeats }, () => {
  it('84: tells 300 orders at one bank apart', async () => {
    // Two prices less than 999 apart: amounts could meet although the codes differ.
    await shop.db.update(products).set({ regularPrice: 149_500 }).where(eq(products.sku, 'ED-ZAKAT'));
    const wanted = times(300, (at) => [at % 2 === 0 ? 'ED-DASAR' : 'ED-ZAKAT']);
    const many = await readyBuyers(shop, { wanted, courier: null });
    await shop.db.execute(sql`delete from unique_codes`);
    const { statuses } = await race(many.map((each) => () => orderAtFreshFigures(each)));
    expect(statuses).toEqual({ 200: 300 });
    const { rows } = await shop.db.execute<{ orders: number; amounts: number }>(sql`
      select count(*)::int as orders, count(distinct grand_total)::int as amounts from orders
      where status = 'pending' and bank_id = 1`);
    expect(rows).toEqual([{ orders: 300, amounts: 300 }]);
  });

  /** As a shopper does: asks for a code, orders, and accepts fresh figures when they changed. */
  async function orderAtFreshFigures({ buyer, body }: ReadyBuyer) {
    const code = await uniqueCodeOf(shop, buyer, 1);
    let claim = { ...body, 'unique-code': code, 'grand-total': body['total-amount'] - code };
    for (;;) {
      const answer = await placeOrder(shop, buyer, claim);
      if (answer.json.code !== 'PRICING_CHANGED') return answer;
      claim = { ...claim, ...answer.json.figures };
    }
  }

  it('84: is never one amount of two orders that reach for it at the same moment', async () => {
    // A dearer class with a higher code comes to what a cheaper one with a lower code comes to: 20 pairs.
    await shop.db.update(products).set({ regularPrice: 149_020 }).where(eq(products.sku, 'ED-ZAKAT'));
    const many = await readyBuyers(shop, {
      wanted: times(40, (at) => [at < 20 ? 'ED-DASAR' : 'ED-ZAKAT']),
      courier: null,
    });
    for (const pair of times(20, (at) => [many[at], many[at + 20]])) {
      const [one, other] = pair.flatMap((each) => each ?? []);
      if (!one || !other) throw new Error('a pair is two');
      expect(one.body['grand-total']).toBe(other.body['grand-total']);
      expect(await race([() => send(one), () => send(other)])).toEqual({
        statuses: { 200: 1, 409: 1 },
        sentences: ['Rincian pesanan berubah. Periksa kembali sebelum melanjutkan.'],
      });
    }
  });

  it('is never refused to two who bring the same code to a bank', async () => {
    const many = await readyBuyers(shop, { wanted: times(40, () => ['ED-DASAR']), courier: null });
    // Pairs hold the same code, one at bank 2 and one at bank 3.
    await shop.db.execute(sql`update unique_codes set bank_id = 2 + code % 2, code = (code + 1) / 2`);
    const codes = await allAtOnce(
      many.map(
        ({ buyer }) =>
          () =>
            uniqueCodeOf(shop, buyer, 1),
      ),
    );
    expect(codes.every((code) => Number.isInteger(code))).toBe(true);
    expect(new Set(codes).size).toBe(40);
  });
});

describe('an order that is sent several times', { repeats }, () => {
  it('80: at once with one key is one order', async () => {
    const many = await readyBuyers(shop, { wanted: times(20, () => [bar]) });
    await Promise.all(
      many.map((each, at) =>
        oneOrder(
          each,
          times(5, () => send(each, `kunci-00${at}`)),
        ),
      ),
    );
  });

  it('80: at once without a key is one order', async () => {
    const many = await readyBuyers(shop, { wanted: times(20, () => [bar]) });
    await Promise.all(
      many.map((each) =>
        oneOrder(
          each,
          times(5, () => send(each)),
        ),
      ),
    );
  });

  it('81: over connections that break is one order', async () => {
    const many = await readyBuyers(shop, { wanted: times(30, () => [bar]) });
    await Promise.all(
      many.map(async (each, at) => {
        const key = `putus-00${at}`;
        // The first sends are cut at some moment: before, while and after the order is written.
        for (const patience of [at, 2 * at, 4 * at]) await cut(each, key, patience);
        await oneOrder(each, [send(each, key), send(each, key)]);
      }),
    );
  });

  const cut = ({ buyer, body }: ReadyBuyer, key: string, afterMs: number) =>
    placeOrder(shop, buyer, body, key, AbortSignal.timeout(afterMs)).catch(() => undefined);

  async function oneOrder({ buyer }: ReadyBuyer, sends: ReturnType<typeof send>[]) {
    const answers = await Promise.all(sends);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => data['order-code'])).size).toBe(1);
    expect(await shop.db.select().from(orders).where(eq(orders.customerId, buyer.id))).toHaveLength(1);
  }
});

describe('a cart that changes while it is ordered', { repeats }, () => {
  it('82: is ordered as it was shown, or refused', async () => {
    const many = await readyBuyers(shop, { wanted: times(30, () => [bar]) });
    await Promise.all(
      many.map(async (each) => {
        const { buyer, body } = each;
        const change = { ...body.products[0], 'customer-code': buyer.code, quantity: 2 };
        const [order, changed] = await Promise.all([
          send(each),
          shop.ask('PUT /cart', { token: buyer.token, body: change }),
        ]);
        expect([`${order.status} ${changed.status}`]).toEqual([order.status === 200 ? '200 404' : '409 200']);
      }),
    );
  });

  it('82, 86: loses nothing that comes into it', async () => {
    const many = await readyBuyers(shop, { wanted: times(30, () => [bar]) });
    await Promise.all(
      many.map(async (each) => {
        const [order, added] = await Promise.all([send(each), putInCart(shop, each.buyer, coin)]);
        expect(added.status).toBe(200);
        expect([200, 409]).toContain(order.status);
        const { carts } = (await shop.ask(`GET /cart/${each.buyer.code}`, { token: each.buyer.token })).data;
        expect(carts.map(({ sku }: { sku: string }) => sku)).toEqual(order.status === 200 ? [coin] : [bar, coin]);
      }),
    );
  });

  it('82: is ordered at the prices that were shown, or refused', async () => {
    const [{ regularPrice } = { regularPrice: 0 }] = await shop.db.select().from(products).where(eq(products.sku, bar));
    const many = await readyBuyers(shop, { wanted: times(30, () => [bar]) });
    const dearer = shop.db
      .update(products)
      .set({ regularPrice: regularPrice + 1_000 })
      .where(eq(products.sku, bar));
    const { statuses } = await race(many.map((each) => () => send(each)));
    await dearer;
    expect(Object.keys(statuses).every((status) => status === '200' || status === '409')).toBe(true);
    const { rows } = await shop.db.execute<{ total: number }>(sql`
      select distinct total_amount as total from orders where status = 'pending'`);
    expect(rows.map(({ total }) => Number(total)).filter((total) => total !== regularPrice)).toEqual([]);
    await shop.db.update(products).set({ regularPrice }).where(eq(products.sku, bar));
  });
});
