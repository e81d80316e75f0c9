import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';
import { orderHistory } from '../../api-server/src/db/tables/orders.ts';
import { cancelUnpaidOrders } from '../../api-server/src/shop/checkout/cancelUnpaid.ts';
import {
  addCoupon,
  couponOf,
  discountedBody,
  givePoints,
  orderAtFigures,
  orderRow,
  pointsOf,
} from '../../api-server/src/shop/testLoyalty.ts';
import { orderByCode } from '../../api-server/src/shop/testOrder.ts';
import {
  addBuyer,
  type Buyer,
  minute,
  putInCart,
  type TestPurchase,
  testPurchase,
} from '../../api-server/src/shop/testPurchase.ts';
import { type Books, openBooks } from '../support/invariants.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { addOfficial, addRoleWithout, type Official } from './people.ts';

const bar = 'EB-0005-9999';
const statuses = ['pending', 'processing', 'shipped', 'complete', 'cancelled'] as const;

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let roleId: number;
let clerk: Official;
beforeAll(async () => {
  shop = await testPurchase();
  roleId = await addRoleWithout(shop, []);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await cancelUnpaidOrders(shop.db, new Date(shop.now().getTime() + 30 * minute));
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
  // A login of the office ends after half an hour of rest.
  clerk = await addOfficial(shop, roleId);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

async function order(sku = bar, wishes: Parameters<typeof discountedBody>[2] = {}): Promise<string> {
  await putInCart(shop, buyer, sku);
  return (await orderAtFigures(shop, buyer, await discountedBody(shop, buyer, wishes))).data['order-code'];
}
async function move(code: string, status: string, { token } = clerk, more: object = { 'resi-no': 'JP1' }) {
  const { id } = await orderRow(shop, code);
  return shop.askConsole(`PUT /orders/${id}/status`, { token, body: { status, ...more } });
}
const stock = async () => (await shop.db.select().from(skus).where(eq(skus.sku, bar)))[0]?.stock ?? Number.NaN;

type Status = (typeof statuses)[number];
/** How an order gets to a status, and where it may go from there. */
type Ways = readonly (readonly [from: Status, by: readonly Status[], allowed: readonly Status[]])[];

const parcel: Ways = [
  ['pending', [], ['processing', 'cancelled']],
  ['processing', ['processing'], ['shipped', 'cancelled']],
  ['shipped', ['processing', 'shipped'], ['complete']],
  ['complete', ['processing', 'shipped', 'complete'], []],
  ['cancelled', ['cancelled'], []],
];
const training: Ways = [
  ['pending', [], ['processing', 'cancelled']],
  ['processing', ['processing'], ['complete', 'cancelled']],
  ['complete', ['processing', 'complete'], []],
  ['cancelled', ['cancelled'], []],
];

async function moved(by: readonly Status[], wanted: Parameters<typeof order>): Promise<string> {
  const code = await order(...wanted);
  for (const status of by) expect((await move(code, status)).status, `${status} of ${by}`).toBe(200);
  return code;
}

it.each<[string, Ways, Parameters<typeof order>]>([
  ['a parcel', parcel, [bar, {}]],
  ['a training', training, ['ED-DASAR', { courier: null }]],
])('113: an order of %s goes its way and no other [S4.43]', async (_, ways, wanted) => {
  for (const [from, by, allowed] of ways) {
    const code = await moved(by, wanted);
    const rows = await rowsOf(shop.db, ['admin_sessions']);
    for (const to of statuses.filter((status) => !allowed.includes(status))) {
      const { status, json } = await move(code, to);
      expect([status, json.code, json.params]).toEqual([409, 'ORDER_MOVE_NOT_ALLOWED', { from, to }]);
    }
    expect(await rowsOf(shop.db, ['admin_sessions'])).toEqual(rows);
    for (const to of allowed) await moved([...by, to], wanted);
  }
});

it('113: each move says who made it, when, and from where to where', async () => {
  const code = await order();
  const boss = await addOfficial(shop, roleId);
  await move(code, 'processing');
  shop.pass(minute);
  await move(code, 'shipped', boss, { 'resi-no': 'JP1', 'courier-service': 'EZ' });
  const { id } = await orderRow(shop, code);
  const history = await shop.db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(orderHistory.id);
  expect(history.map(({ status, adminId, at }) => [status, adminId, at])).toEqual([
    ['pending', null, expect.any(Date)],
    ['processing', clerk.id, new Date(shop.now().getTime() - minute)],
    ['shipped', boss.id, shop.now()],
  ]);
});

it('113: what is sent has a receipt number, and a status is one of five', async () => {
  const code = await order();
  await move(code, 'processing');
  const rows = await rowsOf(shop.db, ['admin_sessions']);
  for (const more of [{}, { 'resi-no': null }, { 'resi-no': ' ' }]) {
    const { status, json } = await move(code, 'shipped', clerk, more);
    expect([status, json.errors]).toEqual([422, { 'resi-no': 'Wajib diisi.' }]);
  }
  for (const bad of ['paid', 'SHIPPED', '', null, 7]) {
    expect((await move(code, bad as string)).status).toBe(422);
  }
  expect(await rowsOf(shop.db, ['admin_sessions'])).toEqual(rows);
});

it('113: who may only confirm payments does that, and nothing else', async () => {
  const cashier = await addOfficial(shop, await addRoleWithout(shop, ['edit-orders']));
  const code = await order();
  expect((await move(code, 'cancelled', cashier)).json.code).toBe('PERMISSION_MISSING');
  expect((await move(code, 'processing', cashier)).status).toBe(200);
  expect((await move(code, 'cancelled', cashier)).status).toBe(403);
  expect((await orderRow(shop, code)).status).toBe('processing');
});

it('113: only who may edit orders moves one, and only one that is there', async () => {
  const code = await order();
  const other = await addOfficial(shop, await addRoleWithout(shop, ['edit-orders', 'confirm-payments']));
  expect((await move(code, 'processing', other)).status).toBe(403);
  expect((await move(code, 'processing', { ...clerk, token: buyer.token })).status).toBe(401);
  for (const id of ['2000000000', '0', '-1', '1e3', '99999999999', "1' or '1'='1"]) {
    const path = `PUT /orders/${encodeURIComponent(id)}/status`;
    const { status } = await shop.askConsole(path, { token: clerk.token, body: { status: 'processing' } });
    expect([404, 422]).toContain(status);
  }
  expect((await orderRow(shop, code)).status).toBe('pending');
});

it('83: an order is paid or cancelled when both happen at the same moment, and its stock moves once', async () => {
  let paid = 0;
  for (let round = 0; round < 20; round += 1) {
    const coupon = await addCoupon(shop, { quota: 1 });
    await givePoints(shop, buyer, 100);
    const before = await stock();
    const code = await order(bar, { coupon, redeem: 100 });
    shop.pass(30 * minute);
    clerk = await addOfficial(shop, roleId);
    const [payment, cancelled] = await Promise.all([
      move(code, 'processing'),
      cancelUnpaidOrders(shop.db, shop.now()),
      orderByCode(shop, buyer, code),
    ]);
    const { status } = await orderRow(shop, code);
    // Whoever looked may have been the one who cancelled it.
    expect(status).toBe(payment.status === 200 ? 'processing' : 'cancelled');
    expect([200, 409]).toContain(payment.status);
    if (payment.status === 200) expect(cancelled).toBe(0);
    const isHeld = status === 'processing' ? 1 : 0;
    expect([await stock(), (await couponOf(shop, coupon)).used]).toEqual([before - isHeld, isHeld]);
    expect((await pointsOf(shop, buyer)).moves.at(-1)?.kind).toBe(isHeld ? 'REDEEMED' : 'GIVEN_BACK');
    paid += isHeld;
    buyer = await addBuyer(shop);
  }
  expect(paid).toBeLessThanOrEqual(20);
});

it('83: of ten admins who move an order at the same moment one does', async () => {
  const before = await stock();
  const code = await order();
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(code, 'cancelled')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await stock()).toBe(before);
  const { id } = await orderRow(shop, code);
  const told = await shop.db
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.status, 'cancelled')));
  expect(told).toHaveLength(1);
});
