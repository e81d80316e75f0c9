import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { products } from '../../db/tables/catalogue.ts';
import { config } from '../../db/tables/content.ts';
import { billingAddresses, customers } from '../../db/tables/customers.ts';
import { banks } from '../../db/tables/orders.ts';
import { type OrderBody, orderBody, placeOrder, uniqueCodeOf } from '../testOrder.ts';
import {
  addBuyer,
  areaOf,
  type Buyer,
  cartOf,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../testPurchase.ts';

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

const count = async (table: 'orders' | 'order_lines' | 'mail_outbox' | 'order_history') => {
  const { rows } = await shop.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`));
  return rows[0]?.n;
};
const written = () =>
  Promise.all([count('orders'), count('order_lines'), count('mail_outbox'), count('order_history')]);

/** Sends an order that is refused, and leaves everything as it was. */
async function refused(change: object, whose = buyer) {
  const [rows, cart] = [await written(), await cartOf(shop, whose)];
  const answer = await placeOrder(shop, whose, { ...body, 'customer-code': whose.code, ...change });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await written()).toEqual(rows);
  expect(await cartOf(shop, whose)).toEqual(cart);
  return answer;
}

describe('figures that are not those of the server', () => {
  it.each([
    ['total-amount', 'totalAmount'],
    ['unique-code', 'uniqueCode'],
    ['shipping-cost', 'shippingCost'],
    ['grand-total', 'grandTotal'],
    ['point-reward', 'pointReward'],
    ['discount-coupon', 'discountCoupon'],
    ['discount-redeem', 'discountRedeem'],
  ] as const)('are refused in %s, with the fresh ones to accept [S9.10]', async (field, name) => {
    const { status, json } = await refused({ [field]: body[field] + 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      message: ['Rincian pesanan berubah. Periksa kembali sebelum melanjutkan.'],
      code: 'PRICING_CHANGED',
      params: { differing: [name] },
      figures: {
        'total-amount': body['total-amount'],
        'unique-code': body['unique-code'],
        'shipping-cost': body['shipping-cost'],
        'grand-total': body['grand-total'],
      },
    });
    const accepted = await placeOrder(shop, buyer, { ...body, ...json.figures });
    expect(accepted.status).toBe(200);
  });

  it('are refused when they are free', async () => {
    expect((await refused({ 'grand-total': 0, 'total-amount': 0, 'shipping-cost': 0 })).status).toBe(409);
    expect((await refused({ 'grand-total': -5 })).status).toBe(409);
  });

  it('are refused with the unique code of another, with an invented one and with one whose time is over', async () => {
    const other = await addBuyer(shop);
    const theirs = await uniqueCodeOf(shop, other, 1);
    const withCode = (code: number) => ({
      'unique-code': code,
      'grand-total': body['grand-total'] + body['unique-code'] - code,
    });
    expect((await refused(withCode(theirs))).status).toBe(409);
    expect((await refused(withCode(theirs === 999 ? 998 : 999))).status).toBe(409);
    expect((await refused(withCode(0))).status).toBe(409);
    // Whoever draws it after its time holds it alone; the old claim is none.
    shop.pass(30 * minute);
    await shop.db.execute(sql`delete from unique_codes where customer_id = ${buyer.id}`);
    const heldElsewhere = await addBuyer(shop);
    await shop.db.execute(sql`insert into unique_codes (customer_id, bank_id, code, expires_at)
      values (${heldElsewhere.id}, 1, ${body['unique-code']}, ${new Date(shop.now().getTime() + minute).toISOString()})`);
    expect((await refused({})).status).toBe(409);
  });
});

describe('a cart that is not the one that was shown', () => {
  it('is refused with more, fewer and other products', async () => {
    const [line] = body.products;
    for (const products of [
      [],
      [...body.products, { ...line, id: (line?.id ?? 0) + 1, sku: 'EB-0001-9999' }],
      [...body.products, ...body.products],
      [{ ...line, quantity: 1 }],
      [{ ...line, price: 1 }],
      [{ ...line, sku: 'EB-0001-9999' }],
      [{ ...line, id: 2_147_483_647 }],
    ]) {
      const { status, json } = await refused({ products });
      expect(status, JSON.stringify(products)).toBe(409);
      expect(json).toMatchObject({ code: 'CART_CHANGED' });
    }
  });

  it('is refused when another tab changed it', async () => {
    await putInCart(shop, buyer, 'EB-0001-9999');
    const { status, json } = await refused({});
    expect(status).toBe(409);
    expect(json.message).toEqual(['Isi keranjang berubah. Periksa kembali sebelum melanjutkan.']);
  });

  it('is refused while a price is old, and ordered at the new one after a refresh [S4.17, S5.42]', async () => {
    const [line] = body.products;
    const price = (line?.price ?? 0) + 25_000;
    await shop.db.update(products).set({ regularPrice: price }).where(eq(products.sku, bar));
    const { status, json } = await refused({});
    expect(status).toBe(409);
    expect(json).toMatchObject({
      message: ['Mohon lakukan update harga tiap produk di keranjang'],
      code: 'CART_OBSOLETE',
    });
    const refresh = { 'customer-code': buyer.code, id: line?.id, price, quantity: 2, sku: bar };
    await shop.ask('PUT /cart', { token: buyer.token, body: refresh });
    const fresh = await orderBody(shop, buyer);
    expect(fresh['total-amount']).toBe(2 * price);
    expect((await placeOrder(shop, buyer, fresh)).status).toBe(200);
    await shop.db
      .update(products)
      .set({ regularPrice: line?.price ?? 0 })
      .where(eq(products.sku, bar));
  });

  it('is refused when somebody else bought what it holds', async () => {
    await books.setStock(bar, 1);
    const { status, json } = await refused({});
    expect(status).toBe(409);
    expect(json).toMatchObject({ message: ['Stok tidak mencukupi.'], code: 'OUT_OF_STOCK', params: { available: 1 } });
    await books.setStock(bar, 260);
  });

  it('is refused when a product is sold no longer', async () => {
    await shop.db.update(products).set({ isActive: false }).where(eq(products.sku, bar));
    expect((await refused({})).json.code).toBe('CART_OBSOLETE');
    await shop.db.update(products).set({ isActive: true }).where(eq(products.sku, bar));
  });

  it('is refused when it is empty', async () => {
    const { status, json } = await refused({ products: [] }, await addBuyer(shop));
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: ['Keranjang kosong'], code: 'CART_EMPTY' });
  });
});

describe('an order that lacks something', () => {
  it('is refused without the terms [S5.46, S5.47]', async () => {
    const { status, json } = await refused({ 'flag-term-condition': false });
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: ['Cek syarat dan ketentuan'], code: 'TERMS_REQUIRED' });
  });

  it('is refused without a bank that is in use [S5.44, S5.47]', async () => {
    await shop.db.update(banks).set({ isActive: false }).where(eq(banks.id, 4));
    for (const bank of [4, 77]) {
      const { status, json } = await refused({ 'bank-type-id': bank });
      expect(status).toBe(422);
      expect(json).toMatchObject({ message: ['Pilih metode pembayaran terlebih dahulu'], code: 'BANK_REQUIRED' });
    }
    await shop.db.update(banks).set({ isActive: true }).where(eq(banks.id, 4));
  });

  it('is refused without a courier when something is sent, also when nothing is claimed to be [S5.47]', async () => {
    const free = body['grand-total'] - body['shipping-cost'];
    for (const claim of [{}, { 'shipping-cost': 0, 'grand-total': free }]) {
      const { status, json } = await refused({ 'shipping-type-id': null, ...claim });
      expect(status).toBe(422);
      expect(json).toMatchObject({ message: ['Metode belum dipilih'], code: 'SHIPPING_METHOD_REQUIRED' });
    }
    expect((await refused({ 'shipping-type-id': 99 })).json.code).toBe('COURIER_NOT_OFFERED');
  });

  it.each([2, 3])('is refused by courier %i without an address of its own [S4.22]', async (courier) => {
    const { status, json } = await refused({ 'shipping-type-id': courier });
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: ['Alamat pengiriman belum lengkap'], code: 'DESTINATION_INCOMPLETE' });
  });

  it('is refused by sap at its minimum, and taken above it [S5.51, S9.11]', async () => {
    const area = await areaOf(shop, 'Wonokromo', 'Darmo');
    const address = {
      ...{ 'first-name': 'Wayan', 'phone-number': '081298765432', address: 'Jalan Raya Darmo No. 5' },
      ...{ ...area, 'postal-code': '60241' },
    };
    for (const [price, status] of [
      [500_000, 422],
      [500_001, 200],
    ] as const) {
      await shop.db.update(products).set({ regularPrice: price }).where(eq(products.sku, 'HD-MAHAR-05'));
      const whose = await addBuyer(shop);
      await putInCart(shop, whose, 'HD-MAHAR-05');
      const cheap = await orderBody(shop, whose, { courier: 'jnt', address });
      const cost = 40_000 + Math.ceil(price / 500);
      const claim = { 'shipping-type-id': 2, 'shipping-cost': cost };
      const answer = await placeOrder(shop, whose, {
        ...cheap,
        ...claim,
        'grand-total': price + cost - cheap['unique-code'],
      });
      expect(answer.status, JSON.stringify(answer.json)).toBe(status);
      if (status === 422) expect(answer.json.message).toEqual(['Total belanja harus lebih dari Rp 500,000']);
    }
  });

  it('is refused where the courier does not go [S5.53]', async () => {
    const islands = await areaOf(shop, 'Sipora Utara', 'Tuapejat');
    const billing = {
      provinceId: islands['province-id'],
      cityId: islands['city-id'],
      districtId: islands['district-id'],
      subdistrictId: islands['subdistrict-id'],
    };
    await shop.db.update(billingAddresses).set(billing).where(eq(billingAddresses.customerId, buyer.id));
    const { status, json } = await refused({});
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: ['Pengiriman tidak ditemukan'], code: 'SHIPPING_NOT_FOUND' });
  });

  it('is refused without a billing address [S5.40]', async () => {
    await shop.db.delete(billingAddresses).where(eq(billingAddresses.customerId, buyer.id));
    expect((await refused({})).json.code).toBe('DESTINATION_INCOMPLETE');
    const student = await addBuyer(shop);
    await putInCart(shop, student, 'ED-DASAR');
    const online = await orderBody(shop, student, { courier: null });
    await shop.db.delete(billingAddresses).where(eq(billingAddresses.customerId, student.id));
    const { status, json } = await refused(online, student);
    expect(status).toBe(422);
    expect(json.code).toBe('BILLING_INCOMPLETE');
  });

  it('is refused without a name and a telephone number [S5.41]', async () => {
    for (const missing of [{ phone: null }, { phone: ' ' }, { firstName: null, lastName: null }]) {
      await shop.db
        .update(customers)
        .set({ firstName: 'Ayu', phone: '081234567890', ...missing })
        .where(eq(customers.id, buyer.id));
      const { status, json } = await refused({});
      expect(status).toBe(422);
      expect(json.code).toBe('PROFILE_INCOMPLETE');
    }
  });

  it('is refused with a coupon or points that nobody has', async () => {
    expect((await refused({ 'coupon-code': 'GRATIS' })).json).toMatchObject({ code: 'COUPON_UNKNOWN' });
    const points = await refused({ 'redeem-point': 5 });
    expect(points.status).toBe(409);
    expect(points.json.message).toEqual(['Redeem poin melebihi Poin yang Anda miliki']);
    for (const bad of [-5, 1.5, '5']) expect((await refused({ 'redeem-point': bad })).status).toBe(422);
  });

  it('is refused while the shop is closed, and says why', async () => {
    await shop.db.update(config).set({ value: 'CLOSE' }).where(eq(config.id, 2));
    await shop.db.update(config).set({ value: 'Libur sampai Senin.' }).where(eq(config.id, 6));
    const { status, json } = await refused({});
    expect(status).toBe(409);
    expect(json).toMatchObject({ message: ['Libur sampai Senin.'], code: 'STORE_CLOSED' });
    await shop.db.update(config).set({ value: 'OPEN' }).where(eq(config.id, 2));
  });

  it('is refused in the name of another, and without a login', async () => {
    const other = await addBuyer(shop);
    await putInCart(shop, other, bar, 2);
    expect((await refused({ 'customer-code': other.code })).status).toBe(403);
    expect((await shop.ask('POST /order', { body })).status).toBe(401);
  });

  it('is refused when a field is no such thing, and never breaks the server', async () => {
    for (const [field, value] of Object.entries({
      'grand-total': '1',
      'total-amount': 1.5,
      'unique-code': -1,
      'bank-type-id': 2 ** 31,
      'shipping-type-id': 'jnt',
      'flag-term-condition': 'true',
      'shipping-address': 'rumah',
      products: { 0: 1 },
      note: 'a\0b',
      'shipping-cost': 9e15,
    })) {
      const { status } = await refused({ [field]: value });
      expect([409, 422], field).toContain(status);
    }
    expect((await refused({ products: null })).status).toBe(409);
    expect((await shop.ask('POST /order', { token: buyer.token, body: '{"a":' })).status).toBe(400);
    expect((await shop.ask('POST /order', { token: buyer.token, body: [] })).status).toBe(422);
  });
});
