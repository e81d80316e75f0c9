import type { OrderRequest } from '../../contract/calls/checkout.ts';
import type { BasketLine } from '../../decisions/cart/basketLine.ts';
import { isProfileComplete } from '../../rules/account/isProfileComplete.ts';
import { isBillingComplete } from '../../rules/address/isBillingComplete.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { isOnlineOnly } from '../../rules/cart/isOnlineOnly.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { priceOrder } from '../../rules/checkout/priceOrder.ts';
import { whyNotPlaceOrder } from '../../rules/checkout/whyNotPlaceOrder.ts';
import { whyNotQuote } from '../../rules/checkout/whyNotQuote.ts';
import { couponDiscount } from '../../rules/coupon/couponDiscount.ts';
import { isFreeShipping } from '../../rules/coupon/isFreeShipping.ts';
import { isResellerCoupon } from '../../rules/coupon/isResellerCoupon.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { whyNotRedeem } from '../../rules/points/whyNotRedeem.ts';
import { isBlank } from '../../rules/text/isBlank.ts';
import { refuse } from '../server/refuse.ts';
import { basketOf } from './basket.ts';
import { guessedCoupon, type HeldCoupon } from './couponFor.ts';
import { type Destination, destinationOf } from './destination.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';
import { quoteParcel, shipmentOf } from './quoteParcel.ts';
import { refuseFields } from './refuseFields.ts';
import type { SeedCourier } from './shopSeed.ts';

/** An order that may be placed; only its unique code is still open. */
export interface OrderDraft {
  readonly lines: readonly BasketLine[];
  readonly coupon: HeldCoupon | null;
  readonly price: (uniqueCode: number) => PricedOrder;
}

/** All that an order is made of, judged in the order of the server. */
export function draftOrder(held: HeldShop, customer: HeldCustomer, request: OrderRequest): OrderDraft {
  const lines = basketOf(held, customer);
  const isOnline = isOnlineOnly(lines);
  const courier = isOnline ? null : courierOf(held, request);
  const destination = destinationOf(held, customer, request, courier?.code ?? null);
  requireOrderable(held, request, lines, courier, isOnline ? { address: null, fields: [] } : destination);
  requireCartAsSeen(request, lines);
  const short = lines.find(({ quantity, stock }) => quantity > stock);
  if (short) refuse({ code: 'OUT_OF_STOCK', available: short.stock });
  if (!isBillingComplete(customer.billing)) refuse({ code: 'BILLING_INCOMPLETE' });
  if (!isProfileComplete(customer.profile)) refuse({ code: 'PROFILE_INCOMPLETE' });
  const coupon = isBlank(request.couponCode) ? null : couponOf(held, customer, request.couponCode ?? '');
  const redeem = request.redeemPoint;
  const problem = redeem > 0 ? whyNotRedeem(redeem, customer.points) : undefined;
  // The preview called it fine: it has changed meanwhile.
  if (problem) refuse(problem, { status: 409 });
  const shipped = courier && quoteFor(courier, destination, lines);
  return {
    lines,
    coupon,
    price: (uniqueCode) =>
      priceOrder({
        lines: lines.map(({ price, quantity, product }) => ({
          unitPrice: price,
          quantity,
          fixedPoint: product.fixedPoint,
        })),
        shipping: shipped ?? 'online',
        freeShipping: coupon !== null && isFreeShipping(coupon),
        uniqueCode,
        couponDiscount: coupon ? couponDiscount(coupon, cartSubtotal(lines)) : rupiah(0),
        redeem: rupiah(redeem),
        isReseller: customer.profile.isReseller || (coupon !== null && isResellerCoupon(coupon.type)),
      }),
  };
}

function requireOrderable(
  { store, banks }: HeldShop,
  request: OrderRequest,
  lines: readonly BasketLine[],
  courier: SeedCourier | null,
  { address, fields }: Destination,
): void {
  const problem = whyNotPlaceOrder({
    store,
    lines,
    isOnlineOnly: isOnlineOnly(lines),
    courier: courier?.code ?? null,
    destination: address,
    fields,
    bankId: banks.find(({ id }) => id === request.bankId)?.id ?? null,
    isCostChecked: true,
    hasAcceptedTerms: request.hasAcceptedTerms,
    grandTotalRaw: rupiah(0),
    hasConfirmedRedeemAll: true,
  });
  if (problem?.code === 'FORM_INVALID') refuseFields(problem.fields);
  if (problem) refuse(problem);
}

function requireCartAsSeen({ products }: OrderRequest, lines: readonly BasketLine[]): void {
  const isSeen = ({ id, sku, quantity, price }: BasketLine) =>
    products.some((seen) => seen.id === id && seen.sku === sku && seen.quantity === quantity && seen.price === price);
  if (products.length !== lines.length || !lines.every(isSeen)) refuse({ code: 'CART_CHANGED' });
}

function courierOf({ couriers }: HeldShop, { shippingTypeId }: OrderRequest): SeedCourier | null {
  if (shippingTypeId === null) return null;
  return couriers.find(({ id }) => id === shippingTypeId) ?? refuse({ code: 'COURIER_NOT_OFFERED' });
}

function couponOf(held: HeldShop, customer: HeldCustomer, written: string): HeldCoupon {
  const judged = guessedCoupon(held, customer, written);
  return 'refused' in judged ? refuse(judged.refused, { status: 409 }) : judged.reply;
}

function quoteFor(courier: SeedCourier, { address }: Destination, lines: readonly BasketLine[]) {
  const problem = whyNotQuote({ courier: courier.code, itemValue: cartSubtotal(lines), destination: address });
  if (problem) refuse(problem);
  const quoted = quoteParcel(courier, shipmentOf(lines, address?.subdistrict?.id ?? 0));
  return quoted ?? refuse({ code: 'SHIPPING_NOT_FOUND' });
}
