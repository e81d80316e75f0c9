import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../../tests/support/invariants.ts';
import { skus } from '../../db/tables/catalogue.ts';
import { customers } from '../../db/tables/customers.ts';
import { pointLots } from '../../db/tables/loyalty.ts';
import { orders } from '../../db/tables/orders.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { creditPoints } from '../../loyalty/creditPoints.ts';
import { takeDueMail } from '../../mail/outbox.ts';
import { changeStatus } from '../../orders/changeStatus.ts';
import { dataUrl, photo } from '../../pictures/testPictures.ts';
import { moveThrough } from '../testLoyalty.ts';
import { orderBody, placeOrder, uniqueCodeOf } from '../testOrder.ts';
import { addBuyer, type Buyer, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

const bar = 'EB-0005-9999';
const street = 'Jl. Kenari 7';
const marks = {
  ...{ firstName: 'Kenari-Depan', lastName: 'Kenari-Belakang', phone: '0877712345678', birthDate: '1991-02-03' },
  ...{ username: 'kenari-nama', usernameKey: 'kenari-nama', email: 'kenari@sangkar.example' },
  ...{ emailKey: 'kenari@sangkar.example', passwordHash: 'kenari-hash' },
};

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
  return () => shop.close();
});
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop, marks);
});
afterEach(async () => {
  await end();
  expect(await books.faults()).toEqual([]);
});

const end = (route = 'DELETE /user') => shop.ask(route, { token: buyer.token });
const stock = async () => (await shop.db.select().from(skus).where(eq(skus.sku, bar)))[0]?.stock ?? Number.NaN;
const orderOf = async (code: string) => (await shop.db.select().from(orders).where(eq(orders.code, code)))[0];
async function order(): Promise<string> {
  await putInCart(shop, buyer, bar);
  const body = { ...(await orderBody(shop, buyer)), note: street };
  return (await placeOrder(shop, buyer, body)).data['order-code'];
}
async function pay(code: string): Promise<void> {
  const orderId = (await orderOf(code))?.id ?? 0;
  const change = { orderId, from: 'pending', to: 'processing', description: 'Dibayar', at: shop.now() } as const;
  await shop.db.transaction((tx) => changeStatus(tx, change));
}
/** The tables in which a text still stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rows: held } = await shop.db.execute(
      sql`select 1 from ${sql.identifier(name)} as each where strpos(lower(each::text), ${text.toLowerCase()}) > 0 limit 1`,
    );
    if (held.length > 0) found.push(name);
  }
  return found;
}

describe.each(['GET /user/delete-user', 'DELETE /user'])('%s', (route) => {
  it('ends every login at once, and frees the names [S7.17]', async () => {
    const { status, json, headers } = await end(route);
    expect({ status, json }).toEqual({ status: 200, json: { message: [], data: null } });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await shop.ask(`GET /customer/by-code/${buyer.code}`, { token: buyer.token })).status).toBe(401);
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, buyer.id));
    expect(row).toMatchObject({ deletedAt: shop.now(), passwordHash: null, firstName: null, email: '' });
    const again = await addBuyer(shop, marks);
    expect((await shop.ask('DELETE /user', { token: again.token })).status).toBe(200);
  });
});

it('forgets who it was everywhere, but in what was paid', async () => {
  await shop.ask('PUT /customer/update-image', {
    token: buyer.token,
    body: { 'customer-code': buyer.code, images: [dataUrl(await photo())] },
  });
  await shop.ask('PUT /user/forgot-password', { body: { email: marks.email } });
  await shop.db.execute(sql`update billing_addresses set address = ${street} where customer_id = ${buyer.id}`);
  const [unpaid, paid] = [await order(), await order()];
  await pay(paid);
  await putInCart(shop, buyer, bar);
  await uniqueCodeOf(shop, buyer, 2);
  await end();
  for (const mark of [marks.firstName, marks.lastName, marks.phone]) expect(await tablesWith(mark)).toEqual(['orders']);
  for (const mark of [marks.email, marks.username, marks.birthDate]) expect(await tablesWith(mark)).toEqual([]);
  expect(JSON.stringify(await orderOf(unpaid))).not.toContain('Kenari');
  expect(await orderOf(paid)).toMatchObject({
    status: 'processing',
    billingAddress: { address: street },
    note: street,
  });
  for (const table of [
    'sessions',
    'cart_lines',
    'unique_codes',
    'notifications',
    'billing_addresses',
    'password_links',
  ]) {
    const { rows } = await shop.db.execute(sql`select 1 from ${sql.identifier(table)} where customer_id = ${buyer.id}`);
    expect(rows, table).toEqual([]);
  }
  expect((await shop.db.execute(sql`select 1 from media where name like 'avatar-%'`)).rows).toEqual([]);
});

it('cancels what is unpaid and gives back what it held', async () => {
  const before = await stock();
  const code = await order();
  expect(await stock()).toBe(before - 1);
  await end();
  expect(await stock()).toBe(before);
  expect((await orderOf(code))?.status).toBe('cancelled');
});

it('leaves alone what anybody else ordered, paid or not', async () => {
  const stranger = await addBuyer(shop);
  await putInCart(shop, stranger, bar);
  const code = (await placeOrder(shop, stranger, { ...(await orderBody(shop, stranger)), note: street })).data[
    'order-code'
  ];
  await moveThrough(shop, code, 'cancelled');
  const before = await orderOf(code);
  expect(before).toMatchObject({ status: 'cancelled', note: street });
  await end();
  expect(await orderOf(code)).toEqual(before);
});

it('sends no mail any more that was on its way', async () => {
  await order();
  await end();
  let mail = await takeDueMail(shop.db, shop.now());
  for (; mail; mail = await takeDueMail(shop.db, shop.now())) expect(mail.toAddress).not.toBe(marks.email);
  expect(await tablesWith(marks.email)).toEqual([]);
});

it('takes the points with it', async () => {
  const head = {
    customerId: buyer.id,
    orderId: null,
    kind: 'ADJUSTED' as const,
    description: 'Hadiah',
    at: shop.now(),
  };
  await shop.db.transaction((tx) => creditPoints(tx, head, 500));
  await end();
  const lots = await shop.db.select().from(pointLots).where(eq(pointLots.customerId, buyer.id));
  expect(lots.map(({ points, remaining }) => [points, remaining])).toEqual([[500, 0]]);
});

it('leaves what was written about products, without a name', async () => {
  const review = { productId: 1, title: 'Bagus', comment: 'Sekali.', rate: 5, status: 'APPROVE' as const };
  await shop.db
    .insert(reviews)
    .values({ ...review, customerId: buyer.id, name: 'Kenari', isBuyer: true, createdAt: shop.now() });
  await end();
  const mine = and(eq(reviews.title, 'Bagus'), eq(reviews.comment, 'Sekali.'));
  const [left] = await shop.db.select().from(reviews).where(mine);
  expect(left).toMatchObject({ ...review, customerId: null, name: 'Pelanggan', isBuyer: true });
});
