import type { OrderRequest } from '../../contract/calls/checkout.ts';
import { draftOrder } from '../../decisions/checkout/draftOrder.ts';
import { settleOrder } from '../../decisions/checkout/settleOrder.ts';
import { payBy } from '../../rules/checkout/payBy.ts';
import { refuse } from '../server/refuse.ts';
import { accepted } from './accepted.ts';
import { findOffer } from './basket.ts';
import { heldFacts } from './heldFacts.ts';
import type { HeldCustomer, HeldOrder, HeldShop } from './heldShop.ts';
import { movePoints } from './movePoints.ts';
import { reserveCode } from './reserveCode.ts';

/** Without a key, the same ask within this time is the same order. */
const repeatWindow = 5 * 60_000;

/** Places an order (S7.63): everything recomputed, compared with what the shopper saw, and taken. Answers its code. */
export function placeHeldOrder(
  held: HeldShop,
  customer: HeldCustomer,
  request: OrderRequest,
  key: string | undefined,
): string {
  const earlier = held.orders.find((order) => order.customer === customer && isSame(held, order, request, key));
  if (earlier && !isSameRequest(earlier, request)) refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (earlier) return earlier.code;
  const facts = heldFacts(held, customer, request);
  const decision = draftOrder(facts, request, held.now);
  if ('isQuoteMissing' in decision) throw new Error('a shop in memory knows every quote');
  const draft = accepted(decision).writes;
  const { figures, problem } = settleOrder(draft, reserveCode(held, customer, request.bankId), request);
  if (problem) refuse(problem, { figures });
  const order: HeldOrder = {
    code: held.nextOrderCode(),
    ...{ customer, request, figures, key },
    placedAt: held.now,
    coupon: draft.coupon && { code: draft.coupon.code, type: draft.coupon.type },
    lines: facts.lines.map(({ id, sku, quantity, price, product, attribute }) => ({
      ...{ id, sku, quantity, price, name: product.name, attribute },
    })),
    status: 'pending',
  };
  take(held, customer, order);
  movePoints(customer, 0 - figures.redeemPoint, `Ditukar untuk pesanan ${order.code}`, held.now);
  held.orders.push(order);
  return order.code;
}

/** Cancels the orders whose time to pay is over, and gives back what they held. One that nothing is paid for waits. */
export function cancelUnpaid(held: HeldShop): void {
  for (const order of held.orders) {
    if (order.status !== 'pending' || order.figures.grandTotal === 0 || payBy(order.placedAt) > held.now) continue;
    cancelHeldOrder(held, order);
  }
}

/** Cancels an order, and gives back what it held. */
export function cancelHeldOrder(held: HeldShop, order: HeldOrder): void {
  order.status = 'cancelled';
  movePoints(order.customer, order.figures.redeemPoint, `Dikembalikan dari pesanan ${order.code}`, held.now);
  for (const { sku, quantity } of order.lines) findOffer(held, sku)?.take(0 - quantity);
}

function take(held: HeldShop, customer: HeldCustomer, { lines }: HeldOrder): void {
  for (const { sku, quantity } of lines) findOffer(held, sku)?.take(quantity);
  customer.lines = [];
  held.uniqueCodes.delete(customer);
}

function isSame(held: HeldShop, order: HeldOrder, request: OrderRequest, key: string | undefined): boolean {
  if (key !== undefined) return order.key === key;
  return held.now.getTime() - order.placedAt.getTime() < repeatWindow && isSameRequest(order, request);
}

function isSameRequest({ request }: HeldOrder, other: OrderRequest): boolean {
  return JSON.stringify(request) === JSON.stringify(other);
}
