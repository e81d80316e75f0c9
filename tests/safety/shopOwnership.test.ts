import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zakatEntries } from '../../api-server/src/db/tables/advice.ts';
import {
  billingAddresses,
  customers,
  emailChanges,
  notifications,
  oneTimePasswords,
  passwordLinks,
} from '../../api-server/src/db/tables/customers.ts';
import { referralRewards } from '../../api-server/src/db/tables/loyalty.ts';
import { reviews } from '../../api-server/src/db/tables/reviews.ts';
import {
  addCoupon,
  discountedBody,
  givePoints,
  orderAtFigures,
  orderRow,
} from '../../api-server/src/shop/testLoyalty.ts';
import { type Buyer, putInCart } from '../../api-server/src/shop/testPurchase.ts';
import { tablesBelow } from '../support/tablesBelow.ts';
import { encodedParts } from './askEntry.ts';
import { nameOf } from './entry.ts';
import { addressOf } from './fuzzedAsk.ts';
import { addShoppers } from './people.ts';
import { sentBody } from './sentBody.ts';
import { shopEntries } from './shopEntries.ts';
import { type WholeServer, wholeServer } from './wholeServer.ts';

/**
 * Every table whose rows belong to a customer, with what tells of them: the mark that the rows of each have, seen by its owner
 * in the answer to that call and by the other in none. Of the last ones no call tells anybody.
 */
const shown: Readonly<Record<string, readonly [call: string, mark: (of: Marks) => string]>> = {
  billing_addresses: ['GET /billing-address/{customer-code}', ({ street }) => street],
  cart_lines: ['GET /cart/{customer-code}', ({ sku }) => `"sku":"${sku}"`],
  notifications: ['GET /customer/notif/by-code/{customer-code}', ({ title }) => title],
  orders: ['POST /order/get-all', ({ orderCode }) => orderCode],
  point_moves: ['POST /customer/point-history/get-all', ({ points }) => String(points)],
  point_lots: ['GET /customer/by-code/{customer-code}', ({ points }) => String(points)],
  zakat_entries: ['POST /zakat/get-all', ({ price }) => String(price)],
};
const untold = [
  ...[
    'cart_adds',
    'coupon_uses',
    'email_changes',
    'one_time_passwords',
    'order_history',
    'order_lines',
    'password_links',
  ],
  ...['point_changes', 'referral_rewards', 'reviews', 'sessions', 'unique_codes'],
];

interface Marks {
  readonly street: string;
  readonly sku: string;
  readonly title: string;
  readonly orderCode: string;
  readonly points: number;
  readonly price: number;
}

let server: WholeServer;
let a: Buyer & { readonly marks: Marks };
let b: Buyer & { readonly marks: Marks };
beforeAll(async () => {
  server = await wholeServer();
  const [one, two] = await addShoppers(server.shop, 2);
  if (!one || !two) throw new Error('two were added');
  const coupon = await addCoupon(server.shop, { customerLimit: 1 });
  a = {
    ...one,
    marks: await leaveMarks(one, 'satu', coupon, { points: 71_117, price: 7_131_117, sku: 'EB-0001-9999' }),
  };
  b = {
    ...two,
    marks: await leaveMarks(two, 'dua', coupon, { points: 93_331, price: 9_313_331, sku: 'EB-0010-9999' }),
  };
});
afterAll(() => server.shop.close());

/** Leaves a row of this customer in every table that can hold one. */
async function leaveMarks(of: Buyer, side: string, coupon: string, numbers: Pick<Marks, 'points' | 'price' | 'sku'>) {
  const { shop } = server;
  const { db, now } = shop;
  const marks = { street: `Jalan Kenari ${side}`, title: `Kabar kenari ${side}`, ...numbers };
  await putInCart(shop, of, 'EB-0005-9999');
  const body = await discountedBody(shop, of, { coupon });
  const { data } = await orderAtFigures(shop, of, body);
  const orderCode: string = data['order-code'];
  await givePoints(shop, of, numbers.points);
  const gold = { type: 'Beli' as const, goldType: 'Batangan', weightMg: 5_000, purity: 9_999, date: '2026-01-05' };
  await db.insert(zakatEntries).values({ customerId: of.id, ...gold, price: numbers.price, createdAt: now() });
  await db.update(billingAddresses).set({ address: marks.street }).where(eq(billingAddresses.customerId, of.id));
  await db
    .insert(notifications)
    .values({ customerId: of.id, topic: 'x', title: marks.title, message: 'x', sentAt: now() });
  const said = { name: side, title: marks.title, comment: 'x', rate: 5, status: 'PENDING' as const, isBuyer: false };
  await db.insert(reviews).values({ customerId: of.id, productId: 2, ...said, createdAt: now() });
  const link = { customerId: of.id, expiresAt: now() };
  await db.insert(oneTimePasswords).values({ ...link, passwordHash: marks.title });
  await db.insert(passwordLinks).values({ ...link, tokenHash: `${marks.title} sandi` });
  await db.insert(emailChanges).values({ ...link, email: `${side}@kenari.example`, tokenHash: marks.title });
  const order = await orderRow(shop, orderCode);
  await db
    .insert(referralRewards)
    .values({ customerId: of.id, referrerId: of.id, orderId: order.id, points: 1, at: now() });
  await putInCart(shop, of, numbers.sku);
  return { ...marks, orderCode };
}

it('27: every table whose rows belong to a customer stands in this table', () => {
  const belongs = tablesBelow(customers, (column) => column !== 'referrer_id');
  expect(belongs).toEqual([...Object.keys(shown), ...untold].sort());
});

async function heardBy(of: Buyer, call: string) {
  const entry = shopEntries.find((each) => nameOf(each.call) === call);
  if (!entry) throw new Error(`no call ${call}`);
  const parts = encodedParts(entry.call, await entry.ask({ shop: server.shop, a: of, b: of }));
  const { body, headers } = sentBody(entry.call, parts.body);
  return server.send('shop', {
    method: entry.call.method,
    url: addressOf(entry.call.path, parts),
    body,
    headers: { ...headers, authorization: `Bearer ${of.token}` },
  });
}

it.each(Object.entries(shown))(
  '27: the rows of %s are told to their owner and not to another',
  async (_, [call, mark]) => {
    for (const [own, other] of [[a, b] as const, [b, a] as const]) {
      const { status, text } = await heardBy(own, call);
      expect([status, text.includes(mark(own.marks)), text.includes(mark(other.marks))], text).toEqual([
        200,
        true,
        false,
      ]);
    }
  },
);

const names = shopEntries.filter(({ call }) => call.auth === 'customer').map(({ call }) => nameOf(call));

it.each(names)('27: %s tells somebody else nothing of the rows of a customer', async (call) => {
  const [c] = await addShoppers(server.shop, 1);
  if (!c) throw new Error('one was added');
  const { text, status } = await heardBy(c, call);
  expect(status, text).toBeLessThan(500);
  for (const { street, title, orderCode, points, price } of [a.marks, b.marks]) {
    expect([street, title, orderCode, points, price].filter((mark) => text.includes(String(mark)))).toEqual([]);
  }
});

it('27: a coupon that each may use once is used up by who used it, and by nobody else', async () => {
  const [c, d] = await addShoppers(server.shop, 2);
  if (!c || !d) throw new Error('two were added');
  const coupon = await addCoupon(server.shop, { customerLimit: 1 });
  const preview = async (of: Buyer) => {
    await putInCart(server.shop, of, 'EB-0005-9999');
    const body = { 'customer-code': of.code, 'coupon-code': coupon, 'redeem-point': 0, 'total-price': 0 };
    return (await server.shop.ask('PUT /order', { token: of.token, body })).status;
  };
  await putInCart(server.shop, c, 'EB-0005-9999');
  await orderAtFigures(server.shop, c, await discountedBody(server.shop, c, { coupon }));
  expect(await preview(c)).not.toBe(200);
  expect(await preview(d)).toBe(200);
});
