import type { OrderRequest } from '../../contract/calls/checkout.ts';
import { differingFigures } from '../../rules/checkout/differingFigures.ts';
import { orderFigures } from '../../rules/checkout/orderFigures.ts';
import { payBy } from '../../rules/checkout/payBy.ts';
import { refuse } from '../server/refuse.ts';
import { findOffer } from './basket.ts';
import { draftOrder, type OrderDraft } from './draftOrder.ts';
import type { HeldCustomer, HeldOrder, HeldShop } from './heldShop.ts';
import { movePoints } from './movePoints.ts';
import { reserveCode } from './reserveCode.ts';
import { requireLeft } from './spendHeld.ts';

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
  const draft = draftOrder(held, customer, request);
  if (draft.price(0).payable > 0) requireUnpaidLeft(held, customer, draft);
  const figures = orderFigures(draft.price(reserveCode(held, customer, request.bankId)));
  const differing = differingFigures(request, figures);
  if (differing.length > 0) refuse({ code: 'PRICING_CHANGED', differing }, { figures });
  const order: HeldOrder = {
    code: held.nextOrderCode(),
    ...{ customer, request, figures, key },
    placedAt: held.now,
    coupon: draft.coupon && { code: draft.coupon.code, type: draft.coupon.type },
    lines: draft.lines.map(({ id, sku, quantity, price, product, attribute }) => ({
      ...{ id, sku, quantity, price, name: product.name, attribute },
    })),
    status: 'pending',
  };
  take(held, customer, draft);
  movePoints(customer, 0 - figures.redeemPoint, `Ditukar untuk pesanan ${order.code}`, held.now);
  held.orders.push(order);
  return order.code;
}

/** Refuses more unpaid orders, or unpaid pieces of a sku, than a customer may hold. */
function requireUnpaidLeft({ orders, now }: HeldShop, customer: HeldCustomer, { lines }: OrderDraft): void {
  const isUnpaid = ({ status, figures }: HeldOrder) => status === 'pending' && figures.grandTotal > 0;
  const unpaid = orders.filter((order) => order.customer === customer && isUnpaid(order));
  const times = ({ placedAt }: HeldOrder) => ({ since: placedAt, until: payBy(placedAt) });
  requireLeft(unpaid.map(times), { what: 'UNPAID_ORDER' }, now);
  for (const { sku, quantity, stock, product } of lines) {
    const has = unpaid.flatMap((order) => {
      const own = order.lines.filter((line) => line.sku === sku);
      return own.map((line) => ({ ...times(order), pieces: line.quantity }));
    });
    const outOf = has.reduce((sum, { pieces }) => sum + pieces, stock);
    requireLeft(has, { what: 'UNPAID_PIECE', pieces: quantity, outOf, item: product.name }, now);
  }
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

function take(held: HeldShop, customer: HeldCustomer, { lines }: OrderDraft): void {
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
