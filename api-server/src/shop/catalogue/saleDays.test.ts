import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
beforeAll(async () => {
  front = await testStorefront();
});
afterAll(() => front.close());

it('starts and ends a sale at midnight in Jakarta, in sorted lists as on the home page [S4.11]', async () => {
  const { db, shop } = front;
  await addProduct(db, {
    sku: 'SALE',
    regularPrice: 90_000,
    salePrice: 1_000,
    saleStart: '2026-11-28',
    saleEnd: '2026-11-28',
  });
  await addProduct(db, { sku: 'PLAIN', regularPrice: 50_000 });
  const body = { page: 0, size: 1, sort: [{ 'column-name': 'price', 'is-ascending': true }] };
  const seen = async () => {
    const { data } = await front.ask('POST /product/view', { body });
    const home = await front.ask('GET /dashboard');
    const { isSale, priceSale } = home.data.products.find((item: { sku: string }) => item.sku === 'SALE');
    return { cheapest: data.viewProducts[0].sku, isSale, priceSale };
  };
  const minutes = (count: number) => shop.pass(count * 60 * 1000);
  const before = { cheapest: 'PLAIN', isSale: false, priceSale: null };
  const during = { cheapest: 'SALE', isSale: true, priceSale: 1_000 };

  // It is nine in the morning of the 27th in Jakarta.
  minutes(15 * 60 - 1);
  expect(await seen()).toEqual(before);
  minutes(1);
  expect(await seen()).toEqual(during);
  minutes(24 * 60 - 1);
  expect(await seen()).toEqual(during);
  minutes(1);
  expect(await seen()).toEqual(before);
});
