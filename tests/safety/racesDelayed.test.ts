import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { cartLines, orders } from '../../api-server/src/db/tables/orders.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import { placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  cartOf,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { tallied, times } from './allAtOnce.ts';
import { type ReadyBuyer, readyBuyers } from './readyBuyers.ts';

const [bar, coin] = ['EB-0005-9999', 'KE-DINAR-1'];
/** `npm run soak` runs them 20 times. */
const repeats = Number(process.env.RACE_REPEATS ?? 1) - 1;

let shop: TestPurchase;
let books: Books;
beforeAll(async () => {
  vi.stubEnv('TEST_DELAY_MS', '50');
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Ends what earlier orders hold: their stock, codes and amounts.
  await cancelUnpaidOrders(shop.db, new Date(shop.now().getTime() + 30 * minute));
  books = await openBooks(shop.db);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const send = ({ buyer, body }: ReadyBuyer, key?: string) => placeOrder(shop, buyer, body, key);
const ordersOf = ({ buyer }: ReadyBuyer) => shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));

// As many at once as there are connections: with the delays more would only stand in line.
describe('with up to 50 ms between any two statements of a transaction (PostgreSQL)', { repeats }, () => {
  it('30: of four tabs that add more than half of the stock one does', async () => {
    await books.setStock(bar, 5);
    const buyer = await addBuyer(shop);
    expect(await tallied(times(4, () => () => putInCart(shop, buyer, bar, 3)))).toEqual({
      200: 1,
      '409 OUT_OF_STOCK': 3,
    });
    const held = await shop.db.select().from(cartLines).where(eq(cartLines.customerId, buyer.id));
    expect(held).toMatchObject([{ quantity: 3 }]);
  });

  it('76: the last 6 pieces go to 6 of 14', async () => {
    await books.setStock(bar, 6);
    const many = await readyBuyers(shop, { wanted: times(14, () => [bar]) });
    expect(await tallied(many.map((each) => () => send(each)))).toEqual({ 200: 6, '409 OUT_OF_STOCK': 8 });
  });

  it('77: two things are bought in either order', async () => {
    await books.setStock(bar, 20);
    await books.setStock(coin, 20);
    const wanted = times(10, (at) => (at % 2 === 0 ? [bar, coin] : [coin, bar]));
    const many = await readyBuyers(shop, { wanted });
    expect(await tallied(many.map((each) => () => send(each)))).toEqual({ 200: 10 });
  });

  it('80, 81: five sends are one order, with a key and without', async () => {
    await books.setStock(bar, 20);
    const [one, other] = await readyBuyers(shop, { wanted: [[bar], [bar]] });
    if (!one || !other) throw new Error('two are two');
    const asks = [...times(5, () => () => send(one, 'kunci-lambat')), ...times(5, () => () => send(other))];
    expect(await tallied(asks)).toEqual({ 200: 10 });
    expect([(await ordersOf(one)).length, (await ordersOf(other)).length]).toEqual([1, 1]);
  });

  it('82: a cart that changes meanwhile is ordered as it was shown, or refused', async () => {
    await books.setStock(bar, 40);
    const many = await readyBuyers(shop, { wanted: times(7, () => [bar]) });
    const results = await Promise.all(
      many.map(async (each, at) => {
        const { buyer, body } = each;
        const change = { ...body.products[0], 'customer-code': buyer.code, quantity: 2 };
        const changeLater = async () => {
          // Who looks at the cart some times first comes at some later step of the order.
          for (let looks = 0; looks < 3 * at; looks += 1) await cartOf(shop, buyer);
          return shop.ask('PUT /cart', { token: buyer.token, body: change });
        };
        const [order, changed] = await Promise.all([send(each), changeLater()]);
        return `${order.status} ${changed.status}`;
      }),
    );
    expect(results.filter((result) => result !== '200 404' && result !== '409 200')).toEqual([]);
  });

  it('84: two orders that reach for the same amount at one bank do not both get it', async () => {
    // A dearer class with a code higher by 5 comes to what a cheaper one comes to: 5 pairs.
    await shop.db.update(products).set({ regularPrice: 149_005 }).where(eq(products.sku, 'ED-ZAKAT'));
    const wanted = times(10, (at) => [at < 5 ? 'ED-DASAR' : 'ED-ZAKAT']);
    const many = await readyBuyers(shop, { wanted, courier: null });
    expect(new Set(many.map(({ body }) => body['grand-total'])).size).toBe(5);
    // Those of one class stand in line for its row: a pair meets only when it is alone.
    for (const pair of times(5, (at) => many.filter((_, other) => other % 5 === at))) {
      expect(await tallied(pair.map((each) => () => send(each)))).toEqual({ 200: 1, '409 PRICING_CHANGED': 1 });
    }
    const { rows } = await shop.db.execute<{ doubles: number }>(sql`
      select (count(*) - count(distinct grand_total))::int as doubles from orders where status = 'pending' and bank_id = 1`);
    expect(rows).toEqual([{ doubles: 0 }]);
  });

  it('86: of two tabs one write stays, no line is lost, and a line is removed once', async () => {
    await books.setStock(bar, 40);
    const [one] = await readyBuyers(shop, { wanted: [[bar, coin]] });
    if (!one) throw new Error('one is one');
    const { buyer, body } = one;
    const set = (quantity: number) => () =>
      shop.ask('PUT /cart', {
        token: buyer.token,
        body: { ...body.products[0], 'customer-code': buyer.code, quantity },
      });
    expect(await tallied(times(8, (at) => set(at + 1)))).toEqual({ 200: 8 });
    const held = await shop.db.select().from(cartLines).where(eq(cartLines.customerId, buyer.id));
    expect(held).toHaveLength(2);
    expect(held.every(({ quantity }) => quantity >= 1 && quantity <= 8)).toBe(true);
    const remove = () => shop.ask(`DELETE /cart/${body.products[0]?.id}`, { token: buyer.token });
    expect(await tallied([remove, remove])).toEqual({ 200: 1, '404 NOT_FOUND': 1 });
  });
});
