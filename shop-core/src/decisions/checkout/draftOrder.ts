import type { OrderRequest } from '../../contract/calls/checkout.ts';
import { isProfileComplete } from '../../rules/account/isProfileComplete.ts';
import { isBillingComplete } from '../../rules/address/isBillingComplete.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { priceOrder } from '../../rules/checkout/priceOrder.ts';
import { whyNotPlaceOrder } from '../../rules/checkout/whyNotPlaceOrder.ts';
import { whyNotQuote } from '../../rules/checkout/whyNotQuote.ts';
import type { Coupon } from '../../rules/coupon/coupon.ts';
import { couponDiscount } from '../../rules/coupon/couponDiscount.ts';
import { isFreeShipping } from '../../rules/coupon/isFreeShipping.ts';
import { isResellerCoupon } from '../../rules/coupon/isResellerCoupon.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { whyNotRedeem } from '../../rules/points/whyNotRedeem.ts';
import type { Problem } from '../../rules/problem.ts';
import { isBlank } from '../../rules/text/isBlank.ts';
import { usableCoupon } from '../coupon/usableCoupon.ts';
import type { Decision, Refusal } from '../decision.ts';
import { type Delivery, orderDelivery } from './orderDelivery.ts';
import type { OrderFacts } from './orderFacts.ts';
import { whyNotUnpaid } from './whyNotUnpaid.ts';

/** An order that may be placed; only its unique code is still open. */
export interface OrderDraft<C extends Coupon = Coupon> {
  readonly delivery: Delivery;
  readonly coupon: C | null;
  /** Something is to be paid: what points or a coupon pay whole waits for no money. */
  readonly isUnpaid: boolean;
  readonly price: (uniqueCode: number) => PricedOrder;
}

/** Nobody has asked the courier yet: the order is decided again with its quote. */
export interface QuoteMissing {
  readonly isQuoteMissing: true;
}

/** Whether an order may be placed, by the order of the specification. Figures that the client sent are not looked at here. */
export function draftOrder<C extends Coupon>(
  facts: OrderFacts<C>,
  ask: OrderRequest,
  now: Date,
): Decision<OrderDraft<C>, null> | QuoteMissing {
  const { lines, quote } = facts;
  const delivery = orderDelivery(facts, ask);
  const problem =
    whyNotDeliver(delivery, ask) ??
    whyNotOrder(facts, ask, delivery) ??
    whyNotCart(facts, ask) ??
    whyNotCustomer(facts);
  if (problem) return { refused: problem };
  const coupon = couponOf(facts, ask, now);
  if (coupon && 'refused' in coupon) return coupon;
  const redeemed = ask.redeemPoint > 0 ? whyNotRedeem(ask.redeemPoint, facts.activePoints) : undefined;
  if (redeemed) return { refused: redeemed, status: 409 };
  if (!delivery.isOnline) {
    const unaskable = whyNotQuote({ ...delivery, itemValue: cartSubtotal(lines) });
    if (unaskable) return { refused: unaskable };
    if (quote === undefined) return { isQuoteMissing: true };
    if (quote === null) return { refused: { code: 'SHIPPING_NOT_FOUND' } };
  }
  const price = pricing(facts, ask, coupon, delivery);
  const isUnpaid = price(0).payable > 0;
  const tooMuch = isUnpaid ? whyNotUnpaid(facts.unpaid, lines, now) : undefined;
  return tooMuch ?? { writes: { delivery, coupon, isUnpaid, price }, reply: null };
}

function whyNotDeliver({ isOnline, courier }: Delivery, { shippingTypeId }: OrderRequest): Problem | undefined {
  return !isOnline && !courier && shippingTypeId !== null ? { code: 'COURIER_NOT_OFFERED' } : undefined;
}

function whyNotOrder(facts: OrderFacts, ask: OrderRequest, delivery: Delivery): Problem | undefined {
  return whyNotPlaceOrder({
    store: facts.store,
    lines: facts.lines,
    isOnlineOnly: delivery.isOnline,
    courier: delivery.courier,
    destination: delivery.destination,
    fields: delivery.fields,
    bankId: facts.hasBank ? ask.bankId : null,
    // Whether the customer saw today's cost shows when the claimed figures are compared.
    isCostChecked: true,
    hasAcceptedTerms: ask.hasAcceptedTerms,
    grandTotalRaw: rupiah(0),
    hasConfirmedRedeemAll: true,
  });
}

/** The cart of the shop is the truth; an order for another one was made on a stale page. */
function whyNotCart({ lines }: OrderFacts, { products }: OrderRequest): Problem | undefined {
  const isSame =
    products.length === lines.length &&
    lines.every(({ id, sku, quantity, price }) =>
      products.some((seen) => seen.id === id && seen.sku === sku && seen.quantity === quantity && seen.price === price),
    );
  if (!isSame) return { code: 'CART_CHANGED' };
  const short = lines.find(({ quantity, stock }) => quantity > stock);
  return short && { code: 'OUT_OF_STOCK', available: short.stock };
}

function whyNotCustomer({ billing, profile }: OrderFacts): Problem | undefined {
  if (!isBillingComplete(billing)) return { code: 'BILLING_INCOMPLETE' };
  return isProfileComplete(profile) ? undefined : { code: 'PROFILE_INCOMPLETE' };
}

/** The preview called it fine: what is wrong now has changed meanwhile. */
function couponOf<C extends Coupon>(
  { coupon, customerType, lines }: OrderFacts<C>,
  { couponCode }: OrderRequest,
  now: Date,
): C | Refusal | null {
  if (isBlank(couponCode)) return null;
  const judged = usableCoupon({ coupon, customerType, subtotal: cartSubtotal(lines) }, now);
  return 'refused' in judged ? { ...judged, status: 409 } : judged.reply;
}

/** What an order comes to, by the one pricing rule. */
function pricing(
  { lines, quote, isReseller }: OrderFacts,
  { redeemPoint }: OrderRequest,
  coupon: Coupon | null,
  { isOnline }: Delivery,
): OrderDraft['price'] {
  return (uniqueCode) =>
    priceOrder({
      lines: lines.map(({ price, quantity, product }) => ({
        unitPrice: price,
        quantity,
        fixedPoint: product.fixedPoint,
      })),
      shipping: quote && !isOnline ? { cost: quote.cost } : 'online',
      freeShipping: coupon !== null && isFreeShipping(coupon),
      uniqueCode,
      couponDiscount: coupon ? couponDiscount(coupon, cartSubtotal(lines)) : rupiah(0),
      redeem: rupiah(redeemPoint),
      // S6.19: a coupon makes the order a reseller's, never the customer.
      isReseller: isReseller || (coupon !== null && isResellerCoupon(coupon.type)),
    });
}
