import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../tests/support/rowsOf.ts';
import { pointMoves } from '../../db/tables/loyalty.ts';
import { discountedBody, givePoints, moveThrough, orderAtFigures } from '../testLoyalty.ts';
import { addBuyer, type Buyer, cartOf, minute, putInCart, type TestPurchase, testPurchase } from '../testPurchase.ts';

const day = 24 * 60 * minute;

let shop: TestPurchase;
let buyer: Buyer;
beforeAll(async () => {
  shop = await testPurchase();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await addBuyer(shop);
});

const preview = (points: unknown) =>
  shop.ask('PUT /order/redeem', {
    token: buyer.token,
    body: { 'customer-code': buyer.code, 'coupon-code': null, 'redeem-point': points, 'total-price': 1 },
  });

const list = (more: object = {}) =>
  shop.ask('POST /customer/point-history/get-all', {
    token: buyer.token,
    body: { page: 0, size: 10, 'customer-code': buyer.code, 'search-by': null, sort: [], ...more },
  });

const ago = (days: number) => new Date(shop.now().getTime() - days * day);

describe('a redeem before the order', () => {
  it('is allowed up to the points that have not expired, and writes nothing [S5.38, S7.49]', async () => {
    await givePoints(shop, buyer, 700);
    await givePoints(shop, buyer, 50, ago(400));
    const rows = await rowsOf(shop.db);
    const fine = await preview(700);
    expect([fine.status, fine.data]).toEqual([200, { 'redeem-point': 700 }]);
    const { status, json } = await preview(701);
    expect([status, json.message]).toEqual([422, ['Redeem poin melebihi Poin yang Anda miliki']]);
    expect(json).toMatchObject({ code: 'POINTS_EXCEED', params: { active: 700 } });
    expect(await rowsOf(shop.db)).toEqual(rows);
  });

  it('is refused for what is no number of points', async () => {
    await givePoints(shop, buyer, 700);
    for (const points of [-5, 1.5, 0, '7', null, [7]]) expect((await preview(points)).status).toBe(422);
  });
});

it('counts points as active, used and expired, and the cart shows the active ones [S2.131, S3.8]', async () => {
  await givePoints(shop, buyer, 700);
  await givePoints(shop, buyer, 50, ago(400));
  await putInCart(shop, buyer, 'EB-0005-9999');
  await orderAtFigures(shop, buyer, await discountedBody(shop, buyer, { redeem: 200 }));
  const { data } = await shop.ask(`GET /customer/by-code/${buyer.code}`, { token: buyer.token });
  expect(data['customer-point']).toEqual({
    'total-point-active': 500,
    'total-point-used': 200,
    'total-point-expired': 50,
  });
  expect((await cartOf(shop, buyer)).point).toBe(500);
});

describe('the history', () => {
  /** A credit that has expired, one of today, and a redeem. */
  async function threeMoves() {
    await givePoints(shop, buyer, 50, ago(400));
    await givePoints(shop, buyer, 700);
    await putInCart(shop, buyer, 'EB-0005-9999');
    const placed = await orderAtFigures(shop, buyer, await discountedBody(shop, buyer, { redeem: 200 }));
    return placed.data['order-code'];
  }

  it('tells what came and went, with what was left, the newest first [S3.25, S7.25]', async () => {
    const code = await threeMoves();
    const { status, data } = await list();
    expect(status).toBe(200);
    expect(data).toMatchObject({ totalItems: 4, currentPage: 0 });
    expect(data.customerPointHistories.map(({ id: _, ...row }: { id: number }) => row)).toEqual([
      {
        ...{ trxDate: '27-11-2026', debitPoint: 200, creditPoint: 0, balance: 500, expDate: null },
        ...{ 'is-expired': false, description: `Ditukar untuk pesanan ${code}` },
      },
      {
        ...{ trxDate: '27-11-2026', debitPoint: 0, creditPoint: 700, balance: 700, expDate: '27-11-2027' },
        ...{ 'is-expired': false, description: 'Bonus' },
      },
      {
        ...{ trxDate: '24-10-2026', debitPoint: 50, creditPoint: 0, balance: 0, expDate: '23-10-2026' },
        ...{ 'is-expired': true, description: 'Poin kedaluwarsa' },
      },
      {
        ...{ trxDate: '23-10-2025', debitPoint: 0, creditPoint: 50, balance: 50, expDate: '23-10-2026' },
        ...{ 'is-expired': true, description: 'Bonus' },
      },
    ]);
  });

  it('is sorted by the date either way and by nothing else [S7.25]', async () => {
    await threeMoves();
    const creditsOf = async (sort: object[]) =>
      (await list({ sort })).data.customerPointHistories.map((row: { creditPoint: number }) => row.creditPoint);
    const by = (isAscending: boolean) => ({ 'column-name': 'transactionDate', 'is-ascending': isAscending });
    expect(await creditsOf([by(true)])).toEqual([50, 0, 700, 0]);
    expect(await creditsOf([by(false)])).toEqual([0, 700, 0, 50]);
    for (const name of ['id', 'id; drop table orders', '__proto__', 'transactionDate desc']) {
      const answer = await list({ sort: [by(true), { 'column-name': name, 'is-ascending': true }] });
      expect(answer.status).toBe(422);
    }
  });

  it('comes in pages, and finds words of a description as they are written', async () => {
    const code = await threeMoves();
    const sizes = async (more: object) => {
      const { data } = await list(more);
      return [data.customerPointHistories.length, data.totalItems, data.currentPage];
    };
    expect(await sizes({ size: 2 })).toEqual([2, 4, 0]);
    expect(await sizes({ size: 2, page: 1 })).toEqual([2, 4, 1]);
    expect(await sizes({ size: 3, page: 1 })).toEqual([1, 4, 1]);
    expect(await sizes({ size: 0, page: 10 ** 12 })).toEqual([0, 4, 10 ** 12]);
    expect(await sizes({ size: 10 ** 9 })).toEqual([4, 4, 0]);
    expect(await sizes({ 'search-by': code.toLowerCase() })).toEqual([1, 1, 0]);
    expect(await sizes({ 'search-by': ' ' })).toEqual([4, 4, 0]);
    expect(await sizes({ 'search-by': 'KEDALUWARSA' })).toEqual([1, 1, 0]);
    for (const pattern of ['%', '_', '\\', 'Bonus\\']) expect(await sizes({ 'search-by': pattern })).toEqual([0, 0, 0]);
  });

  it('is nobody else`s', async () => {
    const other = await addBuyer(shop);
    await givePoints(shop, other, 10);
    expect((await list({ 'customer-code': other.code })).status).toBe(403);
    expect((await list()).data.totalItems).toBe(0);
  });

  it('adds up: the rows of all pages come to the active points, and what expired to the expired ones [S2.131, S2.133]', async () => {
    await threeMoves();
    await givePoints(shop, buyer, 30, ago(370));
    await putInCart(shop, buyer, 'EB-0005-9999');
    const second = await orderAtFigures(shop, buyer, await discountedBody(shop, buyer, { redeem: 500 }));
    await moveThrough(shop, second.data['order-code'], 'cancelled');
    const rows: Record<'id' | 'creditPoint' | 'debitPoint' | 'balance', number>[] = [];
    for (let page = 0; page < 4; page += 1) {
      rows.unshift(...(await list({ page, size: 2 })).data.customerPointHistories.toReversed());
    }
    let sum = 0;
    for (const { creditPoint, debitPoint, balance } of rows) {
      sum += creditPoint - debitPoint;
      expect(balance).toBe(sum);
    }
    const { data } = await shop.ask(`GET /customer/by-code/${buyer.code}`, { token: buyer.token });
    expect(data['customer-point']).toMatchObject({ 'total-point-active': sum, 'total-point-expired': 80 });
    expect(sum).toBe(500);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('keeps beside each move the balance that the rule finds', async () => {
    await threeMoves();
    const moves = await shop.db.select().from(pointMoves).where(eq(pointMoves.customerId, buyer.id));
    const told = new Map((await list()).data.customerPointHistories.map((row: { id: number }) => [row.id, row]));
    expect(moves).toHaveLength(3);
    for (const { id, credit, debit, balance } of moves) {
      expect(told.get(id)).toMatchObject({ creditPoint: credit, debitPoint: debit, balance });
    }
  });
});
