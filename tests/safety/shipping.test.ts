import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { products, skus } from '../../api-server/src/db/tables/catalogue.ts';
import { orders } from '../../api-server/src/db/tables/orders.ts';
import { askCost, couriers, type OrderBody, orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  areaOf,
  type Buyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let home: number;
let before: number;
beforeAll(async () => {
  shop = await testPurchase();
  home = (await areaOf(shop, 'Tebet', 'Tebet Timur'))['subdistrict-id'];
  const [found] = await shop.db.select().from(products).where(eq(products.sku, bar));
  if (!found) throw new Error(`no ${bar}`);
  before = found.regularPrice;
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => {
  await weigh(5_000);
  await price(before);
  expect(await books.faults()).toEqual([]);
});

const weigh = (weightMg: number) => shop.db.update(skus).set({ weightMg }).where(eq(skus.sku, bar));
const price = (regularPrice: number) => shop.db.update(products).set({ regularPrice }).where(eq(products.sku, bar));
const placed = () => shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
const withCost = (body: OrderBody, cost: number): OrderBody => ({
  ...body,
  'shipping-cost': cost,
  'grand-total': body['grand-total'] - body['shipping-cost'] + cost,
});
const toTebet = async () => ({
  ...{ 'first-name': 'Wayan', 'last-name': null, 'phone-number': '081298765432' },
  ...{ address: 'Jalan Tebet Timur 5', company: null, place: null, village: null, note: null },
  ...(await areaOf(shop, 'Tebet', 'Tebet Timur')),
  'postal-code': '12820',
});

it.each([0, -3, 0.5, '9', null, 1e6])('43: the cost of %j kg is not asked', async (weight) => {
  const { status, json } = await shop.ask('POST /order/get-cost', {
    token: buyer.token,
    body: { destination: home, 'is-jnt': true, 'is-rpx': false, 'is-sap': false, weight },
  });
  expect(status).toBe(422);
  expect(Object.keys(json.errors)).toEqual(['weight']);
});

it('43: an order weighs what its rows weigh, whatever weight the shown cost was asked for', async () => {
  await weigh(3_000_000);
  await putInCart(shop, buyer, bar, 3);
  const body = await orderBody(shop, buyer);
  const forOneKg = (await askCost(shop, buyer, 'jnt', home, { weight: 1 })).data.value;
  expect(forOneKg).toBe(12_000);
  const { status, json } = await placeOrder(shop, buyer, withCost(body, forOneKg));
  expect(status).toBe(409);
  expect(json).toMatchObject({ code: 'PRICING_CHANGED', figures: { 'shipping-cost': 12_000 + 8 * 9_000 } });
  expect(await placed()).toEqual([]);
});

it('43: a kilogram that is begun is paid, and the first one always', async () => {
  for (const [weight, cost] of [
    [1, 12_000],
    [1_000_000, 12_000],
    [1_000_001, 21_000],
  ] as const) {
    await weigh(weight);
    const other = await addBuyer(shop);
    await putInCart(shop, other, bar, 1);
    const body = await orderBody(shop, other);
    expect((await placeOrder(shop, other, withCost(body, cost))).status, String(weight)).toBe(200);
  }
});

it('43: a cost that was shown for a nearer place does not count', async () => {
  await putInCart(shop, buyer, bar);
  const near = await orderBody(shop, buyer);
  const darmo = { ...(await toTebet()), ...(await areaOf(shop, 'Wonokromo', 'Darmo')) };
  const { status, json } = await placeOrder(shop, buyer, { ...near, 'shipping-address': darmo });
  expect([status, json.code]).toEqual([409, 'PRICING_CHANGED']);
  expect(json.figures['shipping-cost']).toBeGreaterThan(near['shipping-cost']);
  expect(await placed()).toEqual([]);
});

it('43: nothing is sent to a place outside the country', async () => {
  const away = 2_147_483_647;
  const shown = await askCost(shop, buyer, 'jnt', away);
  expect([shown.status, shown.json.data]).toEqual([200, null]);
  await putInCart(shop, buyer, bar);
  const body = await orderBody(shop, buyer);
  const address = { ...(await toTebet()), 'subdistrict-id': away };
  const { status, json } = await placeOrder(shop, buyer, { ...body, 'shipping-address': address });
  expect([status, json.code]).toEqual([422, 'DESTINATION_INCOMPLETE']);
  expect(await placed()).toEqual([]);
});

it('43: two couriers at once, or none, are no choice', async () => {
  for (const [jnt, sap] of [
    [true, true],
    [false, false],
  ]) {
    const body = { destination: home, 'is-jnt': jnt, 'is-rpx': false, 'is-sap': sap, weight: 1, 'item-value': 600_000 };
    const { status, json } = await shop.ask('POST /order/get-cost', { token: buyer.token, body });
    expect([status, json.code]).toEqual([422, 'SHIPPING_METHOD_REQUIRED']);
  }
});

it('45: sap takes no parcel of exactly Rp 500,000, and one of a rupiah more', async () => {
  const address = { ...(await toTebet()), 'district-id': null, 'district-name': null };
  for (const [value, status] of [
    [500_000, 422],
    [500_001, 200],
  ] as const) {
    expect((await askCost(shop, buyer, 'sap', home, { value })).status).toBe(status);
    await price(value);
    const other = await addBuyer(shop);
    await putInCart(shop, other, bar);
    const bySap = { ...withCost(await orderBody(shop, other), 25_000 + 1_001), 'shipping-type-id': couriers.sap };
    const order = await placeOrder(shop, other, { ...bySap, 'shipping-address': address });
    expect(order.status).toBe(status);
    if (status === 422) expect(order.json).toMatchObject({ code: 'SHIPPING_MINIMUM', params: { above: 500_000 } });
  }
});

it('45: the value that counts for sap is that of the cart, not the one that was claimed', async () => {
  await price(400_000);
  await putInCart(shop, buyer, bar);
  expect((await askCost(shop, buyer, 'sap', home, { value: 9_000_000 })).status).toBe(200);
  const address = { ...(await toTebet()), 'district-id': null, 'district-name': null };
  const body = { ...(await orderBody(shop, buyer)), 'shipping-type-id': couriers.sap, 'shipping-address': address };
  const { status, json } = await placeOrder(shop, buyer, body);
  expect([status, json.code]).toEqual([422, 'SHIPPING_MINIMUM']);
  expect(await placed()).toEqual([]);
});

it('45: a courier that the shop does not know is refused', async () => {
  await putInCart(shop, buyer, bar);
  const body = await orderBody(shop, buyer);
  const { status, json } = await placeOrder(shop, buyer, { ...body, 'shipping-type-id': 4 });
  expect([status, json.code]).toEqual([422, 'COURIER_NOT_OFFERED']);
});

it('45: rpx and sap go to an address of their own, never to the billing address [S4.22]', async () => {
  await putInCart(shop, buyer, bar, 2);
  const body = await orderBody(shop, buyer);
  for (const courier of [couriers.rpx, couriers.sap]) {
    const { status } = await placeOrder(shop, buyer, { ...body, 'shipping-type-id': courier });
    expect(status, String(courier)).toBe(422);
  }
  expect(await placed()).toEqual([]);
});
