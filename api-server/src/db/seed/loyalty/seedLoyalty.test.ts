import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, demoBuyer, putInCart, type TestPurchase, testPurchase } from '../../../shop/testPurchase.ts';

let shop: TestPurchase;
let budi: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
  budi = await demoBuyer(shop, 'budi');
});
afterAll(() => shop.close());

it('gives the individual orders and points to look at, and whoever brought them points', async () => {
  const page = { page: 0, size: 10, 'customer-code': budi.code };
  const list = await shop.ask('POST /order/get-all', { token: budi.token, body: page });
  expect(list.data.viewOrders.map(({ status }: { status: string }) => status)).toEqual(['complete', 'complete']);
  const [newest] = list.data.viewOrders;
  const { data } = await shop.ask(`GET /order/get-order-by-code/${newest.orderCode}`, { token: budi.token });
  expect(data.order['order-history']).toHaveLength(4);
  const history = await shop.ask('POST /customer/point-history/get-all', {
    token: budi.token,
    body: { ...page, 'search-by': null, sort: [] },
  });
  // Five moves, and a row for what expired.
  expect(history.data.totalItems).toBe(6);
  const account = await shop.ask(`GET /customer/by-code/${budi.code}`, { token: budi.token });
  expect(account.data['customer-point']).toMatchObject({ 'total-point-used': 1_500, 'total-point-expired': 750 });
  expect(account.data['customer-point']['total-point-active']).toBe(history.data.customerPointHistories[0].balance);
  const rina = await demoBuyer(shop, 'rina');
  const hers = await shop.ask(`GET /customer/by-code/${rina.code}`, { token: rina.token });
  expect(hers.data['customer-point']['total-point-active']).toBeGreaterThan(0);
});

it('has a coupon of each kind, and one for each reason to refuse it', async () => {
  await putInCart(shop, budi, 'EB-0010-9999');
  const answers: Record<string, unknown> = {};
  for (const coupon of [
    'HEMAT50',
    'EMAS10',
    'ONGKIRGRATIS',
    'MITRA',
    'KADOEMAS',
    'KEMARIN',
    'PEMBUKAAN',
    'KORPORAT5',
  ]) {
    const { status, data, json } = await shop.ask('PUT /order', {
      token: budi.token,
      body: { 'customer-code': budi.code, 'coupon-code': coupon, 'redeem-point': 0, 'total-price': 0 },
    });
    answers[coupon] = status === 200 ? [data['discount-coupon'], data['is-freeongkir']] : json.code;
  }
  expect(answers).toEqual({
    HEMAT50: [50_000, false],
    EMAS10: [150_000, false],
    ONGKIRGRATIS: [0, true],
    MITRA: [0, false],
    KADOEMAS: [75_000, false],
    KEMARIN: 'COUPON_EXPIRED',
    PEMBUKAAN: 'COUPON_USED_UP',
    KORPORAT5: 'COUPON_SEGMENT_NOT_ALLOWED',
  });
});
