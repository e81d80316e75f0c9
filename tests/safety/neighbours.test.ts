import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { oneTimePasswords, passwordLinks } from '../../api-server/src/db/tables/customers.ts';
import { addCoupon, discountedBody, givePoints, orderAtFigures } from '../../api-server/src/shop/testLoyalty.ts';
import { type Buyer, minute, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { wireParts } from './askEntry.ts';
import { type Entry, nameOf, type World } from './entry.ts';
import { addressOf } from './fuzzedAsk.ts';
import { addShoppers } from './people.ts';
import { sentBody } from './sentBody.ts';
import { bar, shopEntries } from './shopEntries.ts';
import { type WholeServer, wholeServer } from './wholeServer.ts';

let server: WholeServer;
let first: Buyer;
let coupon: string;
beforeAll(async () => {
  server = await wholeServer();
  coupon = await addCoupon(server.shop, { customerLimit: 1 });
});
afterAll(() => server.shop.close());

async function ask({ token }: Buyer, entry: Entry, world: World) {
  const parts = await wireParts(entry, world);
  const { body, headers } = sentBody(entry.call, parts.body);
  return server.send('shop', {
    method: entry.call.method,
    url: addressOf(entry.call.path, parts),
    body,
    // A key is its customer's: two may come to the same one.
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': 'sama-bagi-semua-orang' },
  });
}

async function newcomer(): Promise<Buyer> {
  const [buyer] = await addShoppers(server.shop, 1);
  if (!buyer) throw new Error('one was added');
  return buyer;
}

const named = (...names: string[]) => shopEntries.filter(({ call }) => names.includes(nameOf(call)));
const lived = named(
  ...['PUT /customer', 'PUT /billing-address', 'PUT /customer/update-image', 'POST /product-review/create'],
  ...['POST /zakat', 'POST /cart', 'GET /order/get-unique-code'],
);
const [wish] = named('POST /customer/confirm-email');

/** What somebody has by living in the shop: orders by coupon and points, gold, a review, a cart, a code, a wished e-mail. */
async function live(buyer: Buyer, coupons: readonly string[]): Promise<void> {
  const { shop } = server;
  const world = { shop, a: buyer, b: buyer };
  await givePoints(shop, buyer, 500);
  for (const code of coupons) {
    await putInCart(shop, buyer, bar);
    const placed = await orderAtFigures(shop, buyer, await discountedBody(shop, buyer, { coupon: code, redeem: 100 }));
    expect(placed.status).toBe(200);
  }
  for (const entry of lived) expect((await ask(buyer, entry, world)).status).toBe(200);
  await wish?.ask(world);
}

/** Every row that names a customer, and the customers: of all who were there before this one. */
async function rowsBefore({ id }: Buyer): Promise<string[]> {
  const { db } = server.shop;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  );
  const parts = [
    sql`select 'customers' as name, to_jsonb(each) as row from customers each where id < ${id}`,
    ...tables.map(
      ({ name }) =>
        sql`select ${name} as name, to_jsonb(each) as row from ${sql.identifier(name)} each where customer_id < ${id}`,
    ),
  ];
  const { rows } = await db.execute<{ name: string; row: object }>(sql.join(parts, sql` union all `));
  return rows.map((row) => JSON.stringify(row)).sort();
}

const readings = [
  'GET /customer/by-code/{customer-code}',
  'GET /billing-address/{customer-code}',
  'GET /customer/notif/by-code/{customer-code}',
  'GET /cart/{customer-code}',
  'POST /customer/point-history/get-all',
  'POST /order/get-all',
  'POST /zakat/get-all',
];

/** What the first customer is told of themselves; what is there for all, such as the stock, may change. */
async function answersOf(buyer: Buyer): Promise<unknown> {
  const world = { shop: server.shop, a: buyer, b: buyer };
  const own = shopEntries.filter(({ call }) => readings.includes(nameOf(call)));
  const told = await Promise.all(own.map((entry) => ask(buyer, entry, world)));
  const { status } = await server.shop.ask(`GET /coupon/${coupon}`, { token: buyer.token });
  const shared = new Set(['stock-quantity', 'requestId']);
  const texts = told.map(({ text }) => JSON.parse(text, (key, value) => (shared.has(key) ? null : value)));
  return [...texts, { couponOfOneUse: status }];
}

/** What the first one is told, and the rows of everybody who was there before the neighbour. */
const seen = async (neighbour: Buyer) => ({ answers: await answersOf(first), rows: await rowsBefore(neighbour) });

/** What somebody waits with who forgot their password. */
async function forgetPassword({ id, token }: Buyer): Promise<void> {
  const { db, now } = server.shop;
  const expiresAt = new Date(now().getTime() + 60 * minute);
  await db.insert(passwordLinks).values({ customerId: id, tokenHash: token, expiresAt });
  await db.insert(oneTimePasswords).values({ customerId: id, passwordHash: token, expiresAt });
}

beforeAll(async () => {
  first = await newcomer();
  // Others lived here before, and the coupon that everybody may use once is used by one of them.
  const other = await newcomer();
  await live(other, [coupon, await addCoupon(server.shop)]);
  await live(first, [await addCoupon(server.shop)]);
  await forgetPassword(other);
  // Later than all that was written: a row that is written with the same values again shows its time.
  server.shop.pass(1);
});

let neighbour: Buyer;
let before: Awaited<ReturnType<typeof seen>>;
beforeEach(async () => {
  neighbour = await newcomer();
  before = await seen(neighbour);
});

it('what is compared is there: every table that names a customer has a row of somebody, and the coupon is theirs', async () => {
  expect(JSON.stringify(before.answers)).toContain('{"couponOfOneUse":200}');
  const empty = ['referral_rewards'];
  const { rows } = await server.shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id'`,
  );
  const there = JSON.stringify(before.rows);
  const missing = rows.map(({ name }) => name).filter((name) => !there.includes(`\\"${name}\\"`));
  expect(missing.filter((name) => !empty.includes(name))).toEqual([]);
});

const written = shopEntries.filter(({ call }) => call.auth === 'customer');

it.each(written.map((entry) => [nameOf(entry.call), entry] as const))(
  '18: %s of one customer changes nothing of anybody else',
  async (_name, entry) => {
    const { status, text } = await ask(neighbour, entry, { shop: server.shop, a: neighbour, b: first });
    expect(status, text).toBe(200);
    expect(await seen(neighbour)).toEqual(before);
  },
);
