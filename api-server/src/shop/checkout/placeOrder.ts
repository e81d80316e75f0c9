import type { OrderFigures, OrderRequest } from 'shop-core/contract';
import { draftOrder, type OrderDraft, type SettledOrder, settleOrder } from 'shop-core/decisions';
import { type Problem, payBy } from 'shop-core/rules';
import { spend } from '../../budget/spend.ts';
import type { Couriers } from '../../couriers/couriers.ts';
import { QuoteNeeded, withQuotes } from '../../couriers/quoteNeeded.ts';
import type { Shipment } from '../../couriers/shipment.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { sqlState } from '../../db/sqlState.ts';
import { refuse } from '../../http/refuse.ts';
import { takeCoupon } from '../../loyalty/coupons.ts';
import { redeemPoints } from '../../loyalty/redeemPoints.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { notify } from '../../orders/notify.ts';
import type { Services } from '../../services.ts';
import { accepted } from '../accepted.ts';
import type { Customer } from '../desk.ts';
import { newOrderCode } from './orderCode.ts';
import { orderFacts, orderRows } from './orderFacts.ts';
import { orderMail } from './orderMail.ts';
import { orderNotice } from './orderNotice.ts';
import type { OrderToWrite } from './orderToWrite.ts';
import { consume, insertOrder } from './orderWrites.ts';
import { requestHash } from './requestHash.ts';
import { type Attempt, earlierOrder, isAmountTaken, lockBuyer } from './store.ts';
import { type Draw, type Reservation, reserveCode, takeCode } from './uniqueCodes.ts';

/** What became of an attempt. A stale one is committed too: the fresh code it names stays reserved for the customer. */
type Outcome = { readonly code: string } | (SettledOrder & { readonly problem: Problem });

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
  const [buyer, earlier, rows] = await Promise.all([
    lockBuyer(tx, customer.id),
    earlierOrder(tx, attempt),
    orderRows(tx, customer, request, now),
  ]);
  if (earlier && earlier.requestHash !== attempt.hash) refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (earlier) return { code: earlier.code };

  const { facts, dropship, shipment, quote } = await orderFacts(
    tx,
    till.couriers,
    { buyer, customer, rows },
    request,
    now,
  );
  const decision = draftOrder(facts, request, now);
  if ('isQuoteMissing' in decision) throw quoteNeeded(shipment);
  const draft = accepted(decision, now).writes;
  const { bank, billing, held, lines, chosen } = rows;
  if (!bank || !billing) throw new Error('an order was accepted without a bank or a billing address');
  const settled = settleOrder(
    draft,
    await codeFor(tx, draft, held, { customerId: buyer.id, bankId: bank.id, now }),
    request,
  );
  const { problem, figures } = settled;
  if (problem) return { problem, figures };
  const { isOnline } = draft.delivery;
  const courier = chosen && quote && !isOnline ? { id: chosen.id, name: chosen.name, quote } : null;
  const order = { buyer, bank, billing, dropship: isOnline ? null : dropship, lines, courier, coupon: draft.coupon };
  const code = await writeOrder(tx, till, order, request, figures, attempt);
  // Last: everybody of a network waits for this lock.
  if (draft.isUnpaid) await spend(tx, 'UNPAID_ORDER', { customer: customer.id, network: ip }, now);
  return { code };
}

function quoteNeeded(shipment: Shipment | undefined): Error {
  return shipment ? new QuoteNeeded(shipment) : new Error('a quote was missed of nothing that is sent');
}

/** The customer's code at the chosen bank; another one when a pending order already waits for the same amount. */
async function codeFor(tx: Tx, draft: OrderDraft, held: Reservation | undefined, draw: Draw): Promise<number> {
  const code = await reserveCode(tx, held, draw);
  const { payable, uniqueCodeUsed } = draft.price(code);
  if (uniqueCodeUsed === 0 || !(await isAmountTaken(tx, draw.bankId, payable))) return code;
  return takeCode(tx, draw, payable + uniqueCodeUsed);
}

async function writeOrder(
  tx: Tx,
  { env }: Services,
  written: OrderToWrite,
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
    bankId: written.bank.id,
    courierId: written.courier?.id ?? null,
    courierService: written.courier?.quote.service ?? null,
    note: request.note,
    billingAddress: written.billing.stored,
    shippingAddress: written.dropship?.stored ?? null,
    couponCode: written.coupon?.code ?? null,
    couponTypeCode: written.coupon?.type.code ?? null,
    couponTypeName: written.coupon?.type.name ?? null,
    idempotencyKey: key,
    requestHash: hash,
  };
  const orderId = await insertOrder(tx, order, written.lines);
  if (written.coupon) await takeCoupon(tx, written.coupon, { orderId, customerId });
  if (redeemPoint > 0) {
    const description = `Ditukar untuk pesanan ${order.code}`;
    await redeemPoints(tx, { customerId, orderId, kind: 'REDEEMED', description, at: now }, redeemPoint);
  }
  await Promise.all([
    consume(tx, customerId, now),
    notify(tx, { customerId, ...orderNotice(order), sentAt: now }),
    queueMail(tx, orderMail(order, written, env.publicShopUrl), now),
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
