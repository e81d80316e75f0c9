import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../db/tables/catalogue.ts';
import { billingAddresses } from '../../db/tables/customers.ts';
import { moveThrough } from '../testLoyalty.ts';
import { orderBody, orderByCode, placeOrder } from '../testOrder.ts';
import { addBuyer, areaOf, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());

/** Each order is a new customer's of the same name, as nobody may hold many unpaid. */
async function order(choice: Parameters<typeof orderBody>[2] = {}, sku = 'EB-0005-9999') {
  buyer = await addBuyer(shop, { firstName: 'Sari', lastName: 'Ayu' });
  await putInCart(shop, buyer, sku, 2);
  const body = await orderBody(shop, buyer, choice);
  const { data } = await placeOrder(shop, buyer, body);
  return { body, code: data['order-code'] as string };
}

const home = {
  'phone-number': '081234567890',
  'full-name': 'Sari Ayu',
  company: null,
  place: null,
  address: 'Jalan Tebet Timur Dalam II No. 14',
  subdistrictName: 'Tebet Timur',
  districtName: 'Tebet',
  cityName: 'Kota Jakarta Selatan',
  provinceName: 'DKI Jakarta',
  'postal-code': '12820',
  note: 'Titip di pos satpam',
};

it('shows an order with everything it was made of, and its customer [S3.23, S7.27]', async () => {
  const { body, code } = await order();
  shop.pass(3 * minute);
  const { status, data, headers } = await orderByCode(shop, buyer, code);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(data).toEqual({
    name: 'Sari Ayu',
    username: expect.stringMatching(/^pembeli/),
    email: expect.stringMatching(/@contoh.test$/),
    order: {
      orderCode: code,
      'order-date': '27-11-2026',
      'order-details': [
        {
          id: expect.any(Number),
          sku: 'EB-0005-9999',
          name: 'Emas Batangan Samudra 5 gram',
          image: expect.stringMatching(/^\/media\//),
          quantity: 2,
          price: body.products[0]?.price,
          attribute: null,
        },
      ],
      status: 'pending',
      coupon: null,
      'resi-no': null,
      'shipping-address': home,
      'billing-address': home,
      'shipping-type': { name: 'J&T Express' },
      bank: {
        logo: '/media/bank-bca.svg',
        bankName: 'BCA',
        accountName: 'PT Samudra Emas (contoh)',
        accountNumber: '0000000101',
      },
      'payment-method': 'Transfer bank',
      'shipping-cost': body['shipping-cost'],
      'total-amount': body['total-amount'],
      'unique-code': body['unique-code'],
      'discount-coupon': 0,
      'discount-redeem': 0,
      'grand-total': body['grand-total'],
      note: 'Titip di pos satpam',
      'order-history': [
        { id: expect.any(Number), description: 'Pesanan dibuat, menunggu pembayaran', 'history-date': '27-11-2026' },
      ],
      'pay-by': new Date(shop.now().getTime() + 27 * minute).toISOString(),
      'server-time': shop.now().toISOString(),
    },
  });
});

it('shows where a dropship parcel goes, and with which note [S3.23]', async () => {
  const address = {
    ...{ 'first-name': 'Wayan', 'phone-number': '081298765432', address: 'Jalan Raya Darmo No. 5' },
    ...(await areaOf(shop, 'Wonokromo', 'Darmo')),
    ...{ 'postal-code': '60241', note: 'Kado' },
  };
  const { code } = await order({ address });
  const { order: shown } = (await orderByCode(shop, buyer, code)).data;
  expect(shown['shipping-address']).toMatchObject({ 'full-name': 'Wayan', cityName: 'Kota Surabaya', note: 'Kado' });
  expect(shown['billing-address']).toEqual(home);
});

it('shows the number of the parcel and each move of an order that was sent [S3.23]', async () => {
  const { code } = await order();
  shop.pass(24 * 60 * minute);
  await moveThrough(shop, code, 'processing', 'shipped');
  shop.pass(-24 * 60 * minute);
  const { order: shown } = (await orderByCode(shop, buyer, code)).data;
  expect(shown).toMatchObject({ status: 'shipped', 'resi-no': 'JP0123456789' });
  expect(shown['order-history']).toMatchObject([
    { description: 'Pesanan dibuat, menunggu pembayaran', 'history-date': '27-11-2026' },
    { description: 'Pembayaran diterima, pesanan sedang diproses', 'history-date': '28-11-2026' },
    { description: expect.stringContaining('JP0123456789'), 'history-date': '28-11-2026' },
  ]);
});

it('shows no shipping of what is not sent', async () => {
  const { code } = await order({ courier: null }, 'ED-DASAR');
  const { order: shown } = (await orderByCode(shop, buyer, code)).data;
  expect(shown).toMatchObject({ 'shipping-address': null, 'shipping-type': null, 'shipping-cost': 0 });
});

it('keeps what was ordered when the shop and the customer change', async () => {
  const { code } = await order();
  const before = (await orderByCode(shop, buyer, code)).data;
  const bar = await shop.db.query.products.findFirst({ where: eq(products.sku, 'EB-0005-9999') });
  const { name, regularPrice, image } = bar ?? {};
  const change = (values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(eq(products.sku, 'EB-0005-9999'));
  const live = (address: string) =>
    shop.db.update(billingAddresses).set({ address }).where(eq(billingAddresses.customerId, buyer.id));
  await change({ name: 'Lain', regularPrice: 1, image: null });
  await live('Pindah');
  expect((await orderByCode(shop, buyer, code)).data).toEqual(before);
  await live(home.address);
  if (name && regularPrice && image) await change({ name, regularPrice, image });
});

it('answers for the order of another exactly as for one that is not there', async () => {
  const { code } = await order();
  const other = await addBuyer(shop);
  const theirs = await orderByCode(shop, other, code);
  expect(theirs.status).toBe(404);
  expect(theirs.json).toMatchObject({ message: ['Pesanan tidak ditemukan.'], code: 'NOT_FOUND' });
  for (const unknown of ['SE261127-00000000000000', 'x', "' or 1=1 --", '%00', '..%2f', code.toLowerCase()]) {
    const nobodys = await orderByCode(shop, other, encodeURIComponent(unknown).replaceAll('%25', '%'));
    expect([404, 422], unknown).toContain(nobodys.status);
    if (nobodys.status === 404) expect({ ...nobodys.json, requestId: '' }).toEqual({ ...theirs.json, requestId: '' });
  }
  expect((await shop.ask(`GET /order/get-order-by-code/${code}`)).status).toBe(401);
});
