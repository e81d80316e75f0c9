import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { moveThrough } from '../testLoyalty.ts';
import { orderBody, placeOrder } from '../testOrder.ts';
import { addBuyer, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await addBuyer(shop);
});

async function order(): Promise<{ code: string; total: number }> {
  await putInCart(shop, buyer, 'ED-DASAR');
  const body = await orderBody(shop, buyer, { courier: null });
  return { code: (await placeOrder(shop, buyer, body)).data['order-code'], total: body['grand-total'] };
}
const list = (more: object = {}) =>
  shop.ask('POST /order/get-all', {
    token: buyer.token,
    body: { page: 0, size: 10, 'customer-code': buyer.code, ...more },
  });

it('shows the orders of a customer, the newest first [S3.24, S7.26]', async () => {
  const [first, second] = [await order(), await order()];
  await moveThrough(shop, second.code, 'processing', 'complete');
  const { status, data } = await list();
  expect([status, data]).toEqual([
    200,
    {
      viewOrders: [
        { orderCode: second.code, orderDate: '27/11/2026', grandTotal: second.total, status: 'complete' },
        { orderCode: first.code, orderDate: '27/11/2026', grandTotal: first.total, status: 'pending' },
      ],
      totalItems: 2,
      currentPage: 0,
    },
  ]);
});

it('comes in pages, whose size is brought within reason [S7.26]', async () => {
  const codes = [(await order()).code, (await order()).code, (await order()).code].reverse();
  const page = async (more: object) => {
    const { data } = await list(more);
    return [data.viewOrders.map(({ orderCode }: { orderCode: string }) => orderCode), data.totalItems];
  };
  expect(await page({ size: 2 })).toEqual([codes.slice(0, 2), 3]);
  expect(await page({ size: 2, page: 1 })).toEqual([codes.slice(2), 3]);
  expect(await page({ size: -1 })).toEqual([codes.slice(0, 1), 3]);
  expect(await page({ size: 10 ** 9 })).toEqual([codes, 3]);
  expect(await page({ page: 10 ** 12 })).toEqual([[], 3]);
});

it('shows an order cancelled once its time to pay is over', async () => {
  await order();
  shop.pass(30 * minute);
  expect((await list()).data.viewOrders[0].status).toBe('cancelled');
});

it('is nobody else`s', async () => {
  await order();
  const other = await addBuyer(shop);
  expect((await list({ 'customer-code': other.code })).status).toBe(403);
  const theirs = await shop.ask('POST /order/get-all', {
    token: other.token,
    body: { page: 0, size: 10, 'customer-code': other.code },
  });
  expect(theirs.data).toMatchObject({ viewOrders: [], totalItems: 0 });
});
