import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../api-server/src/db/tables/catalogue.ts';
import { billingAddresses, customers } from '../../api-server/src/db/tables/customers.ts';
import { banks } from '../../api-server/src/db/tables/orders.ts';
import { type OrderBody, orderBody, placeOrder } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  areaOf,
  type Buyer,
  cartOf,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let body: OrderBody;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  await putInCart(shop, buyer, bar, 2);
  body = await orderBody(shop, buyer);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

/** Sends an order that is refused: no row differs but the code that is reserved for the customer. */
async function refused(change: object, whose = buyer) {
  const before = await rowsOf(shop.db, ['unique_codes']);
  const answer = await placeOrder(shop, whose, { ...body, 'customer-code': whose.code, ...change });
  expect(answer.status, JSON.stringify(answer.json)).toBeGreaterThanOrEqual(400);
  expect(await rowsOf(shop.db, ['unique_codes'])).toEqual(before);
  return answer;
}
const refusal = async (change: object, whose = buyer) => {
  const { status, json } = await refused(change, whose);
  return [status, json.code];
};
const toDarmo = async (more: object = {}) => ({
  ...{ 'first-name': 'Wayan', 'phone-number': '081298765432', address: 'Jalan Raya Darmo No. 5' },
  ...{ ...(await areaOf(shop, 'Wonokromo', 'Darmo')), 'postal-code': '60241', ...more },
});

it.each([
  'total-amount',
  'grand-total',
  'discount-coupon',
  'discount-redeem',
  'shipping-cost',
  'unique-code',
  'point-reward',
] as const)('32: refuses a %s that is not the one of the server, with the fresh figures to accept', async (field) => {
  for (const claim of [body[field] + 1, 0, 1]) {
    if (claim === body[field]) continue;
    const { status, json } = await refused({ [field]: claim });
    expect([status, json.code, json.params.differing]).toEqual([409, 'PRICING_CHANGED', [expect.any(String)]]);
    expect({ ...body, ...json.figures }).toEqual(body);
  }
});

it('32: charges what was shown, or nothing: all figures of a free order are refused together', async () => {
  expect(await refusal({ 'grand-total': 0, 'total-amount': 0, 'shipping-cost': 0 })).toEqual([409, 'PRICING_CHANGED']);
  expect(await refusal({ 'grand-total': -5 })).toEqual([409, 'PRICING_CHANGED']);
  for (const claim of ['1', 1.5, null, true, [1], 9e15]) {
    expect([409, 422]).toContain((await refused({ 'grand-total': claim })).status);
  }
  expect((await placeOrder(shop, buyer, body)).status).toBe(200);
});

it('33: orders the cart in the database and no other: more, fewer, other or dearer lines are refused', async () => {
  const [line] = body.products;
  for (const lines of [
    [],
    null,
    [...body.products, { ...line, id: (line?.id ?? 0) + 1, sku: 'EB-0001-9999' }],
    [...body.products, ...body.products],
    [{ ...line, quantity: 1 }],
    [{ ...line, price: 1 }],
    [{ ...line, sku: 'EB-0001-9999' }],
    [{ ...line, id: 2_147_483_647 }],
  ]) {
    expect(await refusal({ products: lines }), JSON.stringify(lines)).toEqual([409, 'CART_CHANGED']);
  }
  await putInCart(shop, buyer, 'EB-0001-9999');
  expect(await refusal({})).toEqual([409, 'CART_CHANGED']);
});

it('34: orders no line at an old price; after a refresh the line has the new one [S4.17, S5.42]', async () => {
  const [line] = body.products;
  if (!line) throw new Error('the cart holds a bar');
  const setPrice = (regularPrice: number) =>
    shop.db.update(products).set({ regularPrice }).where(eq(products.sku, bar));
  const price = line.price + 25_000;
  await setPrice(price);
  expect((await cartOf(shop, buyer)).carts).toMatchObject([{ price: line.price, 'is-disabled': true }]);
  const { status, json } = await refused({});
  expect([status, json.code]).toEqual([409, 'CART_OBSOLETE']);
  expect(json.message).toEqual(['Mohon lakukan update harga tiap produk di keranjang']);
  const refresh = { 'customer-code': buyer.code, id: line.id, price, quantity: 2, sku: bar };
  const { data } = await shop.ask('PUT /cart', { token: buyer.token, body: refresh });
  expect(data.carts).toMatchObject([{ price, 'is-disabled': false }]);
  expect(await refusal({})).toEqual([409, 'CART_CHANGED']);
  const fresh = await orderBody(shop, buyer);
  expect(fresh['total-amount']).toBe(2 * price);
  expect((await placeOrder(shop, buyer, fresh)).status).toBe(200);
  await setPrice(line.price);
});

it('44: sends what weighs something: without a courier, or free of charge, it is refused [S5.47]', async () => {
  const free = { 'shipping-cost': 0, 'grand-total': body['grand-total'] - body['shipping-cost'] };
  for (const claim of [{}, free, { ...free, 'is-full-training': true, isOnlineOnly: true }]) {
    expect(await refusal({ ...claim, 'shipping-type-id': null })).toEqual([422, 'SHIPPING_METHOD_REQUIRED']);
  }
  expect(await refusal(free)).toEqual([409, 'PRICING_CHANGED']);
  // One training beside the bar makes nothing of it online.
  await putInCart(shop, buyer, 'ED-DASAR');
  const mixed = await orderBody(shop, buyer);
  expect(await refusal({ ...mixed, 'shipping-type-id': null })).toEqual([422, 'SHIPPING_METHOD_REQUIRED']);
  expect((await placeOrder(shop, buyer, mixed)).status).toBe(200);
  await putInCart(shop, buyer, 'ED-DASAR');
  const online = await orderBody(shop, buyer, { courier: null });
  expect(online['shipping-cost']).toBe(0);
  expect((await placeOrder(shop, buyer, online)).status).toBe(200);
});

it('46: wants the terms accepted, a bank in use, and whose order it is [S5.40, S5.41, S5.44, S5.46]', async () => {
  for (const flag of [false, null, 'true', 1]) {
    expect((await refused({ 'flag-term-condition': flag })).status, String(flag)).toBe(422);
  }
  await shop.db.update(banks).set({ isActive: false }).where(eq(banks.id, 4));
  for (const bank of [4, 77]) expect(await refusal({ 'bank-type-id': bank })).toEqual([422, 'BANK_REQUIRED']);
  await shop.db.update(banks).set({ isActive: true }).where(eq(banks.id, 4));
  for (const missing of [{ phone: null }, { phone: ' ' }, { firstName: null, lastName: null }]) {
    const profile = { firstName: 'Ayu', phone: '081234567890', ...missing };
    await shop.db.update(customers).set(profile).where(eq(customers.id, buyer.id));
    expect(await refusal({})).toEqual([422, 'PROFILE_INCOMPLETE']);
  }
  const student = await addBuyer(shop);
  await putInCart(shop, student, 'ED-DASAR');
  const online = await orderBody(shop, student, { courier: null });
  await shop.db.delete(billingAddresses).where(eq(billingAddresses.customerId, student.id));
  expect(await refusal(online, student)).toEqual([422, 'BILLING_INCOMPLETE']);
});

it('46: wants an address that rpx and sap can read, whose areas lie in one another [S4.22, S5.48]', async () => {
  for (const courier of [2, 3]) {
    expect(await refusal({ 'shipping-type-id': courier })).toEqual([422, 'DESTINATION_INCOMPLETE']);
  }
  const home = await areaOf(shop, 'Tebet', 'Tebet Timur');
  for (const level of ['province', 'city', 'district'] as const) {
    const mixed = await toDarmo({ [`${level}-id`]: home[`${level}-id`] });
    const { status, json } = await refused({ 'shipping-address': mixed });
    expect([status, json.errors]).toEqual([422, { [`shipping-address.${level}-id`]: 'Pilihan tidak tersedia.' }]);
  }
  for (const unknown of [2_147_483_647, -1, 0]) {
    expect((await refused({ 'shipping-address': await toDarmo({ 'subdistrict-id': unknown }) })).status).toBe(422);
  }
});
