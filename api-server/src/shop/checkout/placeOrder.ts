import type { OrderFigures, OrderRequest } from 'shop-core/contract';
import { orderFigures, type Problem, payBy } from 'shop-core/rules';
import { differingFigures } from 'shop-core/rules/back-office';
import { spend } from '../../budget/spend.ts';
import type { Couriers } from '../../couriers/couriers.ts';
import { withQuotes } from '../../couriers/quoteNeeded.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { sqlState } from '../../db/sqlState.ts';
import { refuse } from '../../http/refuse.ts';
import { takeCoupon } from '../../loyalty/coupons.ts';
import { redeemPoints } from '../../loyalty/redeemPoints.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notify } from '../../orders/notify.ts';
import type { Services } from '../../services.ts';
import type { Customer } from '../desk.ts';
import { draftOrder, type OrderDraft, orderRows } from './draftOrder.ts';
import { newOrderCode } from './orderCode.ts';
import { orderMail } from './orderMail.ts';
import { orderNotice } from './orderNotice.ts';
import { consume, insertOrder } from './orderWrites.ts';
import { requestHash } from './requestHash.ts';
import { type Attempt, earlierOrder, isAmountTaken, lockBuyer } from './store.ts';
import { type Reservation, reserveCode, takeCode } from './uniqueCodes.ts';
import { requireUnpaidLeft, unpaidLines } from './unpaid.ts';

/** What became of an attempt. A stale one is committed too: the fresh code it names stays reserved for the customer. */
type Outcome = { readonly code: string } | { readonly problem: Problem; readonly figures: OrderFigures };

/** What an order is placed with. */
export interface Till extends Services {
  readonly couriers: Couriers;
}

/** Where an order comes from: its key, if any, and the address of who sends it. */
export interface Origin {
  readonly key: string | null;
  readonly ip: string;
}

/**
 * Places an order in one transaction: rows locked in a fixed order, everything recomputed from them, figures compared with
 * what the customer saw, stock taken. Repeating it with the same key answers the first order.
 */
export async function placeOrder(till: Till, customer: Customer, request: OrderRequest, from: Origin): Promise<string> {
  const attempt = () => inTransaction(till.database.db, (tx) => attemptOrder(tx, till, customer, request, from));
  const asker = { customer: customer.id, network: from.ip };
  const outcome = await withQuotes(till.couriers, asker, () => withDistinctAmount(attempt));
  till.wakeMailer();
  return 'code' in outcome ? outcome.code : refuse(outcome.problem, outcome.figures);
}

async function attemptOrder(
  tx: Tx,
  till: Till,
  customer: Customer,
  request: OrderRequest,
  { key, ip }: Origin,
): Promise<Outcome> {
  const now = till.now();
  const attempt: Attempt = { customerId: customer.id, key, hash: requestHash(request), now };
  // Asked together, answered one after the other: each under the locks of those before it.
  const [buyer, earlier, unpaid, rows] = await Promise.all([
    lockBuyer(tx, customer.id),
    earlierOrder(tx, attempt),
    unpaidLines(tx, customer.id),
    orderRows(tx, customer, request, now),
  ]);
  if (earlier && earlier.requestHash !== attempt.hash) refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (earlier) return { code: earlier.code };

  const draft = await draftOrder(tx, till.couriers, { buyer, customer, ...rows }, request, now);
  // What points or a coupon pay whole waits for no money.
  const isUnpaid = draft.price(0).payable > 0;
  if (isUnpaid) requireUnpaidLeft(unpaid, draft.lines, now);
  const figures = orderFigures(draft.price(await codeFor(tx, draft, rows.held, now)));
  const differing = differingFigures(request, figures);
  if (differing.length > 0) return { problem: { code: 'PRICING_CHANGED', differing }, figures };
  const code = await writeOrder(tx, till, draft, request, figures, attempt);
  // Last: everybody of a network waits for this lock.
  if (isUnpaid) await spend(tx, 'UNPAID_ORDER', { customer: customer.id, network: ip }, now);
  return { code };
}

/** The customer's code at the chosen bank; another one when a pending order already waits for the same amount. */
async function codeFor(tx: Tx, draft: OrderDraft, held: Reservation | undefined, now: Date): Promise<number> {
  const { buyer, bank } = draft;
  const draw = { customerId: buyer.id, bankId: bank.id, now };
  const code = await reserveCode(tx, held, draw);
  const { payable, uniqueCodeUsed } = draft.price(code);
  if (uniqueCodeUsed === 0 || !(await isAmountTaken(tx, bank.id, payable))) return code;
  return takeCode(tx, draw, payable + uniqueCodeUsed);
}

async function writeOrder(
  tx: Tx,
  { env }: Services,
  draft: OrderDraft,
  request: OrderRequest,
  figures: OrderFigures,
  { customerId, key, hash, now }: Attempt,
): Promise<string> {
  const { redeemPoint, ...amounts } = figures;
  const order = {
    ...amounts,
    code: newOrderCode(now),
    customerId,
    status: 'pending' as const,
    placedAt: now,
    payBy: payBy(now),
    bankId: draft.bank.id,
    courierId: draft.courier?.id ?? null,
    courierService: draft.courier?.quote.service ?? null,
    note: request.note,
    billingAddress: draft.billing.stored,
    shippingAddress: draft.dropship?.stored ?? null,
    couponCode: draft.coupon?.code ?? null,
    couponTypeCode: draft.coupon?.type.code ?? null,
    couponTypeName: draft.coupon?.type.name ?? null,
    idempotencyKey: key,
    requestHash: hash,
  };
  const orderId = await insertOrder(tx, order, draft.lines);
  if (draft.coupon) await takeCoupon(tx, draft.coupon, { orderId, customerId });
  if (redeemPoint > 0) {
    const description = `Ditukar untuk pesanan ${order.code}`;
    await redeemPoints(tx, { customerId, orderId, kind: 'REDEEMED', description, at: now }, redeemPoint);
  }
  await Promise.all([
    consume(tx, customerId, now),
    notify(tx, { customerId, ...orderNotice(order), sentAt: now }),
    queueMail(tx, orderMail(order, draft, env.publicShopUrl), now),
  ]);
  return order.code;
}

/**
 * Two orders may reach for the same amount at the same moment; the database lets one through. The other starts again and
 * then sees the first.
 */
async function withDistinctAmount<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || sqlState(error) !== '23505') throw error;
    }
  }
}
