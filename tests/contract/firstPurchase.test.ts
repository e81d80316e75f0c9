import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';
import { mailOutbox } from '../../api-server/src/db/tables/mail.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import { minute, type TestPurchase, testPurchase } from '../../api-server/src/shop/testPurchase.ts';
import { answerFaults } from '../support/documented.ts';
import { type Books, openBooks } from '../support/invariants.ts';

const email = 'sari.kusuma@contoh.test';

let shop: TestPurchase;
let books: Books;
let token: string | undefined;
beforeAll(async () => {
  shop = await testPurchase();
  books = await openBooks(shop.db);
});
afterAll(() => shop.close());

/** What a client does that has nothing but the specification: raw JSON, and every answer a success. */
async function call(route: string, body?: unknown, headers: Record<string, string> = {}) {
  const { status, json } = await shop.ask(route, { body, token, headers });
  expect(json.message, `${route} ${JSON.stringify(json)}`).toEqual([]);
  expect(status).toBe(200);
  expect(answerFaults('shop', route, { status, json })).toEqual([]);
  return json.data;
}

const newestMail = async () => {
  const [mail] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, email))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return mail ?? { subject: '', text: '' };
};

async function register() {
  await call('POST /user/register', {
    email,
    username: 'sarikusuma',
    'customer-type': 'INDIVIDU',
    newCompany: false,
    validCompany: false,
  });
  const { text } = await newestMail();
  return /Password[^:\n]*:\s*(\S+)/i.exec(text)?.[1] ?? 'no password in the mail';
}

async function logIn(password: string) {
  token = undefined;
  const login = await call('POST /user/authenticate', { username: 'sarikusuma', password });
  token = login.token;
  return login;
}

async function choosePassword(temporary: string) {
  const first = await logIn(temporary);
  expect(first).toMatchObject({ username: 'sarikusuma', 'must-change-password': true });
  const early = await shop.ask(`GET /cart/${first['customer-code']}`, { token });
  expect(early.status).toBe(403);
  await call('POST /user/reset-password', {
    'current-password': temporary,
    'new-password': 'kapal-layar-berlabuh-7',
    username: 'sarikusuma',
  });
  return logIn('kapal-layar-berlabuh-7');
}

type Row = Readonly<Record<string, string | number>>;
const withName = (rows: readonly Row[], name: string, field = 'name'): Row => {
  const row = rows.find((each) => each[field] === name);
  if (!row) throw new Error(`no ${name} among ${rows.map((each) => each[field])}`);
  return row;
};

async function saveAddress(customerCode: string) {
  const { province_id: provinceId } = withName(await call('GET /province'), 'DKI Jakarta', 'province');
  const city = withName(await call(`GET /city/${provinceId}`), 'Jakarta Selatan');
  const district = withName(await call(`GET /district/${city.id}`), 'Tebet');
  const subdistrict = withName(await call(`GET /subdistrict/${district.id}`), 'Tebet Timur');
  return call('PUT /billing-address', {
    address: 'Jalan Tebet Timur Dalam II No. 14',
    'city-id': city.id,
    company: null,
    place: null,
    'province-id': provinceId,
    'customer-code': customerCode,
    'subdistrict-id': subdistrict.id,
    'district-id': String(district.id),
    'postal-code': '12820',
  });
}

const saveProfile = (customerCode: string) =>
  call('PUT /customer', {
    'birth-date': '17-05-1991',
    'first-name': 'Sari',
    'last-name': 'Kusuma',
    email,
    gender: 'P',
    'phone-number': '081234567890',
    code: customerCode,
    'level-id': null,
    'customer-type': 'INDIVIDU',
  });

async function chooseBar(customerCode: string) {
  const search = { page: 0, size: 12, 'search-by': 'samudra 5 gram', sort: [] };
  const { viewProducts } = await call('POST /product/find', search);
  const product = await call(`GET /product/by-sku-with-login/${viewProducts[0].sku}`);
  expect(product).toMatchObject({ name: 'Emas Batangan Samudra 5 gram', price: product['regular-price'] });
  return call('POST /cart', { 'customer-code': customerCode, price: product.price, quantity: 1, sku: product.sku });
}

/** The methods, the cost, the banks and the code: then the order, with the figures that came of them. */
async function order(customerCode: string, subdistrictId: number) {
  const { carts, totalAmount, totalPointProduct } = await call(`GET /cart/${customerCode}`);
  const methods = await call('GET /lookup/by-group-id/3');
  const jnt = methods.find(({ code }: { code: string }) => code === 'jnt');
  const [bank] = await call('GET /bank');
  const parcel = { destination: subdistrictId, 'subdistrict-id': subdistrictId, weight: 1 };
  const cost = await call('POST /order/get-cost', { ...parcel, 'is-jnt': true, 'is-rpx': false, 'is-sap': false });
  const { 'unique-code': code } = await call(`GET /order/get-unique-code?bank-type-id=${bank.id}`);
  const [line] = carts;
  const figures = {
    'total-amount': totalAmount,
    'shipping-cost': cost.value,
    'unique-code': code,
    'discount-coupon': 0,
    'discount-redeem': 0,
    'redeem-point': 0,
    'grand-total': totalAmount - code + cost.value,
    'point-reward': totalPointProduct,
  };
  const placed = await call(
    'POST /order',
    {
      ...figures,
      'bank-type-id': bank.id,
      'coupon-code': null,
      'customer-code': customerCode,
      'flag-term-condition': true,
      products: [{ id: line.id, sku: line.sku, quantity: line.quantity, price: line.price }],
      'shipping-address': null,
      'shipping-type-id': jnt.id,
    },
    { 'idempotency-key': 'sari-0001' },
  );
  return { orderCode: placed['order-code'] as string, figures };
}

const stock = async () =>
  (await shop.db.select().from(skus).where(eq(skus.sku, 'EB-0005-9999')))[0]?.stock ?? Number.NaN;

it('takes a newcomer from the registration to the payment, and gives back what is not paid [S7.13, S7.16, S7.18, S7.20, S7.24, S7.27, S7.38, S7.42, S7.46, S7.51, S7.53, S7.55, S7.56, S7.58, S7.60, S7.61, S7.62, S7.63]', async () => {
  const { 'customer-code': customerCode } = await choosePassword(await register());
  const before = await stock();
  await chooseBar(customerCode);
  const address = await saveAddress(customerCode);
  await saveProfile(customerCode);
  const { orderCode, figures } = await order(customerCode, address['sub-district'].id);

  const shown = await call(`GET /order/get-order-by-code/${orderCode}`);
  const { 'redeem-point': _, 'point-reward': __, ...amounts } = figures;
  expect(shown).toMatchObject({ name: 'Sari Kusuma', username: 'sarikusuma', email });
  expect(shown.order).toMatchObject({
    ...amounts,
    orderCode,
    status: 'pending',
    bank: { bankName: 'BCA', accountNumber: '0000000101' },
    'shipping-address': { subdistrictName: 'Tebet Timur', 'postal-code': '12820' },
    'pay-by': new Date(shop.now().getTime() + 30 * minute).toISOString(),
  });
  const mail = await newestMail();
  expect(mail.subject).toBe(`Pesanan ${orderCode}: menunggu pembayaran`);
  expect(mail.text.replaceAll(/\D/g, '')).toContain(String(figures['grand-total']));
  expect(await call(`GET /cart/${customerCode}`)).toMatchObject({ total: 0 });
  expect(await stock()).toBe(before - 1);
  expect(await books.faults()).toEqual([]);

  shop.pass(30 * minute);
  expect(await cancelUnpaidOrders(shop.db, shop.now())).toBe(1);
  expect((await call(`GET /order/get-order-by-code/${orderCode}`)).order.status).toBe('cancelled');
  expect(await stock()).toBe(before);
  expect(await books.faults()).toEqual([]);
});
