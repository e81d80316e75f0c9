import { and, desc, eq, gt } from 'drizzle-orm';
import { paymentDeadline } from 'shop-core/messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { products, skus } from '../../db/tables/catalogue.ts';
import { customers, notifications } from '../../db/tables/customers.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { orderHistory, orderLines, orders, uniqueCodes } from '../../db/tables/orders.ts';
import { orderBody, orderByCode, placeOrder } from '../testOrder.ts';
import {
  addBuyer,
  areaOf,
  type Buyer,
  cartOf,
  demoBuyer,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../testPurchase.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

const stockOf = async (sku: string) => {
  const [row] = await shop.db.select({ stock: skus.stock }).from(skus).where(eq(skus.sku, sku));
  return row?.stock ?? Number.NaN;
};
const rowOf = async (code: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.code, code));
  if (!row) throw new Error(`no order ${code}`);
  return row;
};
const dropship = (area: object, more: object = {}) => ({
  'first-name': 'Wayan',
  'last-name': 'Sudarma',
  'phone-number': '081298765432',
  address: 'Jalan Raya Darmo No. 5',
  company: null,
  place: 'Rumah',
  ...area,
  village: null,
  'postal-code': '60241',
  note: 'Kado, jangan lampirkan nota',
  ...more,
});
const toDarmo = () => areaOf(shop, 'Wonokromo', 'Darmo');

/** Orders what is in the cart and gives its code. */
async function order(whose: Buyer, body: object): Promise<string> {
  const { status, json, data } = await placeOrder(shop, whose, body);
  expect(json.message).toEqual([]);
  expect(status).toBe(200);
  return data['order-code'];
}

describe('an order', () => {
  it('costs the total minus the unique code plus the shipping, and is answered by its code [S3.22, S7.63, S9.13]', async () => {
    await putInCart(shop, buyer, bar, 2);
    const body = await orderBody(shop, buyer);
    expect(body).toMatchObject({
      'shipping-cost': 12_000,
      'grand-total': body['total-amount'] + 12_000 - body['unique-code'],
    });
    const code = await order(buyer, body);
    expect(code).toMatch(/^SE261127-[0-9A-HJKMNP-TV-Z]{14}$/);
    expect(await rowOf(code)).toMatchObject({
      customerId: buyer.id,
      status: 'pending',
      totalAmount: body['total-amount'],
      uniqueCode: body['unique-code'],
      shippingCost: 12_000,
      grandTotal: body['grand-total'],
      pointReward: body['point-reward'],
      bankId: 1,
      courierId: 1,
      courierService: 'EZ',
      note: 'Titip di pos satpam',
      shippingAddress: null,
      placedAt: shop.now(),
      payBy: new Date(shop.now().getTime() + 30 * 60_000),
    });
  });

  it('takes the stock, the cart and the unique code, and leaves those of others', async () => {
    const other = await addBuyer(shop);
    await putInCart(shop, other, bar, 3);
    await putInCart(shop, buyer, bar, 2);
    await putInCart(shop, buyer, 'EB-0001-9999', 1);
    const before = await Promise.all([stockOf(bar), stockOf('EB-0001-9999')]);
    const code = await order(buyer, await orderBody(shop, buyer));
    expect(await Promise.all([stockOf(bar), stockOf('EB-0001-9999')])).toEqual([before[0] - 2, before[1] - 1]);
    expect((await cartOf(shop, buyer)).carts).toEqual([]);
    expect((await cartOf(shop, other)).carts).toMatchObject([{ quantity: 3 }]);
    expect(await shop.db.select().from(uniqueCodes).where(eq(uniqueCodes.customerId, buyer.id))).toEqual([]);
    const { id } = await rowOf(code);
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
    expect(lines).toMatchObject([
      { sku: bar, quantity: 2, name: 'Emas Batangan Samudra 5 gram' },
      { sku: 'EB-0001-9999', quantity: 1 },
    ]);
  });

  it('begins its history, tells the customer, and queues a mail that says where to pay how much until when', async () => {
    await putInCart(shop, buyer, bar, 2);
    const body = await orderBody(shop, buyer);
    const code = await order(buyer, body);
    const { id, grandTotal, shippingCost, uniqueCode, payBy: due } = await rowOf(code);
    expect(await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id))).toMatchObject([
      { status: 'pending', description: 'Pesanan dibuat, menunggu pembayaran', at: shop.now() },
    ]);
    expect(await shop.db.select().from(notifications).where(eq(notifications.customerId, buyer.id))).toMatchObject([
      { title: 'Menunggu pembayaran', message: `Pesanan ${code} menunggu pembayaran ${paymentDeadline(due)}.` },
    ]);
    const [customer] = await shop.db.select().from(customers).where(eq(customers.id, buyer.id));
    expect(customer?.lastTransactionAt).toEqual(shop.now());
    const [mail] = await shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, customer?.email ?? ''))
      .orderBy(desc(mailOutbox.id));
    expect(mail?.subject).toBe(`Pesanan ${code}: menunggu pembayaran`);
    expect(mail?.sentAt).toBeNull();
    for (const words of [
      `Ongkos kirim (J&T Express): Rp ${shippingCost.toLocaleString('id-ID')}\nKode unik: -Rp ${uniqueCode}\nKupon: Rp 0\nTukar poin: Rp 0\n`,
      `Total bayar: Rp ${grandTotal.toLocaleString('id-ID')}\n\nBank: BCA`,
      'Nomor rekening: 0000000101',
      'Atas nama: PT Samudra Emas (contoh)',
      '- 2 x Emas Batangan Samudra 5 gram @ Rp ',
      `tepat sejumlah di atas ${paymentDeadline(due)},`,
      'Kurir: J&T Express (EZ)\nDikirim ke:\n',
      ', Tebet, Kota Jakarta Selatan, DKI Jakarta 12820',
      `https://toko.example/finish/${code}`,
    ]) {
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(words);
    }
  });

  it('names the variation that was chosen [S3.23]', async () => {
    const [variation] = await shop.db
      .select({ sku: skus.sku })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(and(eq(products.sku, 'PR-SEJOLI-22K'), gt(skus.stock, 0)))
      .limit(1);
    const sku = variation?.sku ?? '';
    await putInCart(shop, buyer, sku);
    const code = await order(buyer, await orderBody(shop, buyer));
    const { order: placed } = (await orderByCode(shop, buyer, code)).data;
    expect(placed['order-details']).toMatchObject([{ sku, attribute: expect.stringMatching(/./) }]);
  });

  it('weighs whole kilograms, rounded up [S9.12]', async () => {
    await putInCart(shop, buyer, 'EB-0500-9999', 2);
    await putInCart(shop, buyer, 'EB-0001-9999', 1);
    // 1,001 g is 2 kg: 12,000 and 9,000 more.
    const code = await order(buyer, await orderBody(shop, buyer));
    expect((await rowOf(code)).shippingCost).toBe(21_000);
  });

  it('of trainings alone has no courier and no shipping cost [S4.23, S4.24]', async () => {
    await putInCart(shop, buyer, 'ED-DASAR');
    const body = await orderBody(shop, buyer, { courier: null });
    const code = await order(buyer, body);
    expect(await rowOf(code)).toMatchObject({
      courierId: null,
      courierService: null,
      shippingAddress: null,
      shippingCost: 0,
      grandTotal: 149_000 - body['unique-code'],
    });
  });

  it('of a training and a bar is sent', async () => {
    await putInCart(shop, buyer, 'ED-DASAR');
    await putInCart(shop, buyer, bar);
    const code = await order(buyer, await orderBody(shop, buyer));
    expect(await rowOf(code)).toMatchObject({ courierId: 1, shippingCost: 12_000 });
  });

  it('earns a reseller no points [S2.113]', async () => {
    const rina = await demoBuyer(shop, 'rina');
    await putInCart(shop, rina, bar);
    const body = await orderBody(shop, rina);
    expect(body['point-reward']).toBeGreaterThan(0);
    const claimed = await placeOrder(shop, rina, body);
    expect(claimed.status).toBe(409);
    expect(claimed.json.params.differing).toEqual(['pointReward']);
    const code = await order(rina, { ...body, 'point-reward': 0 });
    expect((await rowOf(code)).pointReward).toBe(0);
  });

  it('of a company is at the prices of its level', async () => {
    const company = await demoBuyer(shop, 'sinarlaut');
    await putInCart(shop, company, 'KP-MASA-05', 10);
    const [line] = (await cartOf(shop, company)).carts;
    expect(line.price).toBeLessThan(line.product['regular-price']);
    const code = await order(company, await orderBody(shop, company, { bank: 2 }));
    expect(await rowOf(code)).toMatchObject({ totalAmount: 10 * line.price, bankId: 2 });
  });
});

describe('an order that goes to somebody else', () => {
  it('is sent by jnt to the dropship address, and billed to the customer [S3.22]', async () => {
    await putInCart(shop, buyer, bar);
    const address = dropship(await toDarmo());
    const body = await orderBody(shop, buyer, { address });
    expect(body['shipping-cost']).toBe(24_000);
    const row = await rowOf(await order(buyer, body));
    expect(row.shippingAddress).toEqual({
      fullName: 'Wayan Sudarma',
      phoneNumber: '081298765432',
      company: null,
      place: 'Rumah',
      address: 'Jalan Raya Darmo No. 5',
      subdistrictName: 'Darmo',
      districtName: 'Wonokromo',
      cityName: 'Kota Surabaya',
      provinceName: 'Jawa Timur',
      postalCode: '60241',
      note: 'Kado, jangan lampirkan nota',
    });
    expect(row.billingAddress).toMatchObject({ cityName: 'Kota Jakarta Selatan', subdistrictName: 'Tebet Timur' });
    const [mail] = await shop.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
    expect(mail?.text).toContain('Dikirim ke:\nWayan Sudarma\n081298765432\nRumah\nJalan Raya Darmo No. 5\nDarmo, ');
    expect(mail?.text).not.toContain('Tebet');
  });

  it.each(['sap', 'rpx'] as const)('is sent by %s, which knows no districts [S4.22, S5.48]', async (courier) => {
    await putInCart(shop, buyer, bar);
    const area = { ...(await toDarmo()), 'district-id': null, 'district-name': null };
    const body = await orderBody(shop, buyer, { courier, address: dropship(area) });
    const row = await rowOf(await order(buyer, body));
    expect(row).toMatchObject({ shippingCost: body['shipping-cost'], shippingAddress: { districtName: 'Wonokromo' } });
  });

  it('needs no last name, company, place and note [S5.49]', async () => {
    await putInCart(shop, buyer, bar);
    const bare = dropship(await toDarmo(), { 'last-name': null, company: null, place: null, note: null });
    const row = await rowOf(await order(buyer, await orderBody(shop, buyer, { address: bare })));
    expect(row.shippingAddress).toMatchObject({ fullName: 'Wayan', note: null });
  });

  it('is refused by what is missing of the address, a field each [S5.48]', async () => {
    await putInCart(shop, buyer, bar);
    const address = dropship(await toDarmo());
    const body = await orderBody(shop, buyer, { address });
    const wrong = {
      'first-name': '  ',
      'phone-number': 'telepon',
      address: '',
      'postal-code': '6024',
      'province-id': null,
      'city-id': null,
      'district-id': null,
      'subdistrict-id': null,
    };
    for (const [field, value] of Object.entries(wrong)) {
      const { status, json } = await placeOrder(shop, buyer, {
        ...body,
        'shipping-address': { ...address, [field]: value },
      });
      expect(status, field).toBe(422);
      expect(json.code).toBe('FORM_INVALID');
      expect(Object.keys(json.errors), field).toEqual([`shipping-address.${field}`]);
    }
    expect((await cartOf(shop, buyer)).total).toBe(1);
  });

  it('is refused when its areas do not hang together', async () => {
    await putInCart(shop, buyer, bar);
    const area = await toDarmo();
    const home = await areaOf(shop, 'Tebet', 'Tebet Timur');
    const body = await orderBody(shop, buyer, { address: dropship(area) });
    for (const level of ['province', 'city', 'district'] as const) {
      const mixed = dropship({ ...area, [`${level}-id`]: home[`${level}-id`] });
      const { status, json } = await placeOrder(shop, buyer, { ...body, 'shipping-address': mixed });
      expect(status, level).toBe(422);
      expect(json.errors).toEqual({ [`shipping-address.${level}-id`]: 'Pilihan tidak tersedia.' });
    }
    const nowhere = dropship({ ...area, 'subdistrict-id': 2_147_483_647 });
    const { status, json } = await placeOrder(shop, buyer, { ...body, 'shipping-address': nowhere });
    expect(status).toBe(422);
    expect(json.message).toEqual(['Alamat pengiriman belum lengkap']);
    expect((await cartOf(shop, buyer)).total).toBe(1);
  });
});
