import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { reviews } from '../../api-server/src/db/tables/reviews.ts';
import { addBuyer, type Buyer, type TestPurchase, testPurchase } from '../../api-server/src/shop/testPurchase.ts';

let shop: TestPurchase;
let ani: Buyer;
let productId: number;

beforeAll(async () => {
  shop = await testPurchase();
  const [product] = await shop.db.select().from(products).where(eq(products.sku, 'EB-0100-9999'));
  productId = product?.id ?? 0;
});
beforeEach(async () => {
  ani = await addBuyer(shop);
});
afterAll(() => shop.close());

const write = (more: object = {}) =>
  shop.ask('POST /product-review/create', {
    token: ani.token,
    body: {
      'customer-code': ani.code,
      'id-product': productId,
      title: 'Bagus',
      description: 'Segelnya rapi.',
      rating: 4,
      ...more,
    },
  });
const written = () => shop.db.select().from(reviews).where(eq(reviews.customerId, ani.id));

it.each([0, 6, 4.5, '5', null, [5]])('51: a rating of %j is refused, and nothing is written', async (rating) => {
  expect((await write({ rating })).status).toBe(422);
  expect(await written()).toEqual([]);
});

it('51: a product without reviews takes none, nor does one that this customer is not offered', async () => {
  const [closed] = await shop.db.select().from(products).where(eq(products.sku, 'KE-PINISI-10'));
  const [corporate] = await shop.db.select().from(products).where(eq(products.segment, 'CORPORATE'));
  await shop.db
    .update(products)
    .set({ reviewsEnabled: false })
    .where(eq(products.id, closed?.id ?? 0));
  const refused = await write({ 'id-product': closed?.id });
  expect([refused.status, refused.json.code]).toEqual([409, 'REVIEWS_CLOSED']);
  expect((await write({ 'id-product': corporate?.id })).status).toBe(404);
  expect((await write({ 'id-product': 2_000_000_000 })).status).toBe(404);
  expect(await written()).toEqual([]);
});

it('51, 85: of twenty equal reviews at once one is written, and a second is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => write()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, json }) => status === 409 && json.code === 'REVIEW_EXISTS')).toHaveLength(19);
  expect((await write({ title: 'Lagi' })).status).toBe(409);
  expect(await written()).toHaveLength(1);
});

it('51: what is written waits, and its markup is text', async () => {
  const comment = '<img src=x onerror=alert(1)> <b>tebal</b>';
  await write({ description: comment, status: 'APPROVE' });
  expect(await written()).toMatchObject([{ status: 'PENDING', comment }]);
  await shop.db
    .update(reviews)
    .set({ status: 'APPROVE' })
    .where(and(eq(reviews.customerId, ani.id), eq(reviews.productId, productId)));
  const { data } = await shop.ask('POST /product-review/get-all', {
    body: { page: 0, size: 50, status: 'APPROVE', 'product-id': productId },
  });
  expect(data.productReviews[0].comment).toBe(comment);
});

it.each(['PENDING', 'REJECT', '', null, undefined])(
  '25: asking for the status %j shows no hidden review',
  async (status) => {
    await write();
    const { data } = await shop.ask('POST /product-review/get-all', {
      body: { page: 0, size: 100, 'product-id': productId, ...(status !== null && { status }) },
    });
    const [mine] = await written();
    expect(data.productReviews.map(({ id }: { id: number }) => id)).not.toContain(mine?.id);
  },
);

it('25: asking for inactive products shows none', async () => {
  await shop.db.update(products).set({ isActive: false }).where(eq(products.sku, 'EB-LEBARAN-0001'));
  const { data } = await shop.ask('POST /product/view', {
    body: {
      ...{ page: 0, size: 100, 'search-by': 'lebaran', 'category-id': null, 'sub-category-id': null, sort: [] },
      'is-active': false,
    },
  });
  expect(data.viewProducts.map(({ sku }: { sku: string }) => sku)).not.toContain('EB-LEBARAN-0001');
});
