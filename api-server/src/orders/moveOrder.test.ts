import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../../tests/support/invariants.ts';
import { skus } from '../db/tables/catalogue.ts';
import { notifications } from '../db/tables/customers.ts';
import { mailOutbox } from '../db/tables/mail.ts';
import { orderHistory } from '../db/tables/orders.ts';
import { Refusal } from '../http/refuse.ts';
import {
  addCoupon,
  adminIdOf,
  couponOf,
  discountedBody,
  givePoints,
  moveThrough,
  orderAtFigures,
  orderRow,
  pointsOf,
} from '../shop/testLoyalty.ts';
import { orderByCode } from '../shop/testOrder.ts';
import { addBuyer, type Buyer, minute, putInCart, type TestPurchase, testPurchase } from '../shop/testPurchase.ts';
import { moveOrder, type OrderMove } from './moveOrder.ts';

const bar = 'EB-0005-9999';

let shop: TestPurchase;
let books: Books;
let buyer: Buyer;
let adminId: number;
beforeAll(async () => {
  shop = await testPurchase();
  adminId = await adminIdOf(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  books = await openBooks(shop.db);
  buyer = await addBuyer(shop);
});
afterEach(async () => expect(await books.faults()).toEqual([]));

async function order(sku = bar, discounts: Parameters<typeof discountedBody>[2] = {}): Promise<string> {
  await putInCart(shop, buyer, sku);
  const body = await discountedBody(shop, buyer, discounts);
  return (await orderAtFigures(shop, buyer, body)).data['order-code'];
}
const training = () => order('ED-DASAR', { courier: null });
const nothing = { courierService: null, receiptNumber: null };

/** The problem that a move is refused with; undefined for one that is made. */
async function refusalOf(code: string, move: Partial<OrderMove> & Pick<OrderMove, 'status'>) {
  const { id } = await orderRow(shop, code);
  try {
    await moveOrder(shop.services, id, { ...nothing, ...move }, adminId);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problem;
  }
}
const stock = async () => (await shop.db.select().from(skus).where(eq(skus.sku, bar)))[0]?.stock ?? Number.NaN;

describe('an order that is moved on', () => {
  it('goes from its payment to its end, and tells its history, its customer and the office who moved it', async () => {
    const code = await order();
    await moveThrough(shop, code, 'processing', 'shipped', 'complete');
    const { id } = await orderRow(shop, code);
    const history = await shop.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id));
    expect(history.map(({ status, adminId: by }) => [status, by])).toEqual([
      ['pending', null],
      ['processing', adminId],
      ['shipped', adminId],
      ['complete', adminId],
    ]);
    const told = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, buyer.id))
      .orderBy(asc(notifications.id));
    expect(told.map(({ title }) => title)).toEqual([
      'Menunggu pembayaran',
      'Pembayaran diterima',
      'Pesanan dikirim',
      'Pesanan selesai',
    ]);
    const { order: shown } = (await orderByCode(shop, buyer, code)).data;
    expect(shown).toMatchObject({ status: 'complete', 'resi-no': 'JP0123456789' });
    expect(shown['order-history'].map(({ description }: { description: string }) => description)).toEqual([
      'Pesanan dibuat, menunggu pembayaran',
      'Pembayaran diterima, pesanan sedang diproses',
      expect.stringMatching(/^Dikirim dengan .+, nomor resi JP0123456789$/),
      'Pesanan selesai',
    ]);
  });

  it('is written about by mail when it was paid and when it was sent', async () => {
    const code = await order();
    await moveThrough(shop, code, 'processing', 'shipped', 'complete');
    const mails = await shop.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Pesanan ${code}: pesanan dikirim`,
      `Pesanan ${code}: pembayaran diterima`,
    ]);
    expect(mails[0]?.text).toContain('nomor resi JP0123456789');
    expect(mails[0]?.text).toContain(`https://toko.example/finish/${code}`);
  });

  it('is sent with its receipt number, and with another courier when that is said', async () => {
    const code = await order();
    await moveThrough(shop, code, 'processing');
    for (const receiptNumber of [null, '', '  ']) {
      expect(await refusalOf(code, { status: 'shipped', receiptNumber })).toEqual({
        code: 'FORM_INVALID',
        fields: [{ field: 'receiptNumber', code: 'REQUIRED' }],
      });
    }
    const usual = (await orderRow(shop, code)).courierService;
    expect(usual).not.toBeNull();
    expect(await refusalOf(code, { status: 'shipped', receiptNumber: ' X1 ', courierService: 'YES' })).toBeUndefined();
    expect(await orderRow(shop, code)).toMatchObject({ receiptNumber: 'X1', courierService: 'YES' });
  });

  it('of trainings alone is sent to nobody: it is complete after its payment', async () => {
    const code = await training();
    await moveThrough(shop, code, 'processing');
    expect(await refusalOf(code, { status: 'shipped', receiptNumber: 'X1' })).toMatchObject({
      code: 'ORDER_MOVE_NOT_ALLOWED',
    });
    await moveThrough(shop, code, 'complete');
    expect((await orderRow(shop, code)).status).toBe('complete');
  });

  it('is moved once by ten who do it at the same moment', async () => {
    const code = await order();
    const before = await stock();
    const moves = Array.from({ length: 10 }, (_, at) =>
      refusalOf(code, { status: at % 2 === 0 ? 'processing' : 'cancelled' }),
    );
    const refused = (await Promise.all(moves)).filter((problem) => problem !== undefined);
    const { status } = await orderRow(shop, code);
    // From processing an order can still be cancelled, once.
    expect(refused.length).toBe(status === 'cancelled' && refused.length === 8 ? 8 : 9);
    expect(new Set(refused.map((problem) => problem.code))).toEqual(new Set(['ORDER_MOVE_NOT_ALLOWED']));
    expect(await stock()).toBe(before + (status === 'cancelled' ? 1 : 0));
  });

  it('that is not there is not found', async () => {
    await expect(moveOrder(shop.services, 2_000_000, { ...nothing, status: 'processing' }, adminId)).rejects.toThrow(
      'NOT_FOUND',
    );
  });
});

describe('an order that is cancelled', () => {
  it.each([
    ['pending', []],
    ['processing', ['processing']],
  ] as const)('while %s gives back its stock, its points as they were and its coupon', async (_, moves) => {
    const coupon = await addCoupon(shop, { quota: 1, customerLimit: 1 });
    const before = await stock();
    await givePoints(shop, buyer, 300, new Date(shop.now().getTime() - 300 * 24 * 60 * minute));
    await givePoints(shop, buyer, 300);
    const code = await order(bar, { coupon, redeem: 400 });
    expect((await pointsOf(shop, buyer)).left).toEqual([0, 200]);
    expect([await stock(), (await couponOf(shop, coupon)).used]).toEqual([before - 1, 1]);
    await moveThrough(shop, code, ...moves, 'cancelled');
    const { left, moves: told } = await pointsOf(shop, buyer);
    expect(left).toEqual([300, 300]);
    expect(told.at(-1)).toEqual({ kind: 'GIVEN_BACK', by: 400, balance: 600 });
    expect([await stock(), (await couponOf(shop, coupon)).used]).toEqual([before, 0]);
    expect(await refusalOf(code, { status: 'cancelled' })).toMatchObject({ from: 'cancelled', to: 'cancelled' });
    // What it held can be used again.
    expect((await orderRow(shop, await order(bar, { coupon, redeem: 600 }))).discountRedeem).toBe(600);
  });

  it('gives points back expired when their day has passed meanwhile', async () => {
    await givePoints(shop, buyer, 300, new Date(shop.now().getTime() - 365 * 24 * 60 * minute));
    const code = await order(bar, { redeem: 300 });
    await moveThrough(shop, code, 'processing');
    shop.pass(24 * 60 * minute);
    await moveThrough(shop, code, 'cancelled');
    const { left, moves } = await pointsOf(shop, buyer);
    expect([left, moves.at(-1)]).toEqual([[300], { kind: 'GIVEN_BACK', by: 300, balance: 0 }]);
  });
});
