import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../db/tables/catalogue.ts';
import { customers } from '../../db/tables/customers.ts';
import { orders } from '../../db/tables/orders.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { orderBody, placeOrder } from '../testOrder.ts';
import { addBuyer, type Buyer, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;
let consoleToken: string;

beforeAll(async () => {
  shop = await testPurchase();
  const { data } = await shop.askConsole('POST /login', {
    body: { email: 'admin@samudraemas.test', password: 'jangkar-kuat-27' },
  });
  consoleToken = data.token;
});
afterAll(() => shop.close());

const productOf = async (sku: string) => {
  const [product] = await shop.db.select().from(products).where(eq(products.sku, sku));
  if (!product) throw new Error(`no product ${sku}`);
  return product;
};
const write = async (buyer: Buyer, sku: string, more: object = {}) =>
  shop.ask('POST /product-review/create', {
    token: buyer.token,
    body: {
      'customer-code': buyer.code,
      'id-product': (await productOf(sku)).id,
      title: ' Bagus ',
      description: 'Segelnya rapi.',
      rating: 4,
      ...more,
    },
  });
const shown = async (sku: string, more: object = {}) =>
  (
    await shop.ask('POST /product-review/get-all', {
      body: { page: 0, size: 50, status: 'APPROVE', 'product-id': (await productOf(sku)).id, ...more },
    })
  ).data;
const reviewOf = async ({ id }: Buyer) => {
  const [review] = await shop.db.select().from(reviews).where(eq(reviews.customerId, id));
  if (!review) throw new Error('nothing was written');
  return review;
};
const decide = (id: number, status: string) =>
  shop.askConsole(`PUT /reviews/${id}/status`, { token: consoleToken, body: { status } });

describe('a review', () => {
  it('waits for an admin, and is shown once approved [S7.43, S7.44, S4.13, S4.14, S3.19]', async () => {
    const sku = 'HD-BUAHHATI-01';
    const ani = await addBuyer(shop);
    await shop.db.update(customers).set({ avatar: '/media/ani.webp' }).where(eq(customers.id, ani.id));
    const before = await shown(sku);
    expect((await write(ani, sku)).status).toBe(200);
    expect(await shown(sku)).toEqual(before);

    const { id, name } = await reviewOf(ani);
    expect((await decide(id, 'APPROVE')).status).toBe(200);
    const { totalItems, productReviews } = await shown(sku);
    expect(totalItems).toBe(before.totalItems + 1);
    expect(productReviews[0]).toEqual({
      id,
      name,
      image: '/media/ani.webp',
      'submited-on': '27/11/2026',
      rate: 4,
      comment: 'Segelnya rapi.',
      title: 'Bagus',
      'is-buyer': false,
    });
    expect(name).toMatch(/^Ayu Nomor/);
  });

  it('moves the rating of its product, and back when the approval is taken away', async () => {
    const sku = 'HD-MAHAR-05';
    const { ratingTenths, reviewCount } = await productOf(sku);
    expect([ratingTenths, reviewCount]).toEqual([50, 1]);
    const ani = await addBuyer(shop);
    await write(ani, sku, { rating: 2 });
    const { id } = await reviewOf(ani);
    await decide(id, 'APPROVE');
    expect(await productOf(sku)).toMatchObject({ ratingTenths: 35, reviewCount: 2 });
    await decide(id, 'REJECT');
    expect(await productOf(sku)).toMatchObject({ ratingTenths: 50, reviewCount: 1 });
    expect((await shown(sku)).totalItems).toBe(1);
  });

  it('is marked when its writer had bought the product', async () => {
    const sku = 'EB-0005-9999';
    const ani = await addBuyer(shop);
    await putInCart(shop, ani, sku);
    await placeOrder(shop, ani, await orderBody(shop, ani));
    await shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.customerId, ani.id));
    await write(ani, sku);
    expect((await reviewOf(ani)).isBuyer).toBe(true);
  });

  it('is not marked for an order that was never paid', async () => {
    const sku = 'EB-0005-9999';
    const ani = await addBuyer(shop);
    await putInCart(shop, ani, sku);
    await placeOrder(shop, ani, await orderBody(shop, ani));
    await write(ani, sku);
    expect((await reviewOf(ani)).isBuyer).toBe(false);
  });

  it('names what is missing [S5.34]', async () => {
    const ani = await addBuyer(shop);
    const { status, json } = await write(ani, 'EB-0005-9999', { title: ' ', description: '' });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['title', 'description']]);
    const starless = await write(ani, 'EB-0005-9999', { rating: null });
    expect([starless.status, Object.keys(starless.json.errors)]).toEqual([422, ['rating']]);
  });

  it.each([0, 6, 4.5])('is refused with %d stars, and none is kept [S5.35]', async (rating) => {
    const ani = await addBuyer(shop);
    const { status, json } = await write(ani, 'EB-0005-9999', { rating });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['rating']]);
    expect(await shop.db.select().from(reviews).where(eq(reviews.customerId, ani.id))).toEqual([]);
  });

  it('is listed page by page, the newest first', async () => {
    const sku = 'EB-0001-9999';
    const all = (await shown(sku)).productReviews;
    expect(all.length).toBeGreaterThan(2);
    const second = await shown(sku, { page: 1, size: 2 });
    expect(second.totalItems).toBe(all.length);
    expect(second.productReviews).toEqual(all.slice(2, 4));
  });

  it('that nobody wrote is not decided', async () => {
    const { status, json } = await decide(2_000_000_000, 'APPROVE');
    expect([status, json.code]).toEqual([404, 'REVIEW_NOT_FOUND']);
  });
});
