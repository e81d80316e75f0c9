import type { OrderRequest } from 'shop-core/contract';
import {
  cartSubtotal,
  isBillingComplete,
  isOnlineOnly,
  isProfileComplete,
  jakartaDate,
  type PricedOrder,
  priceOrder,
  rupiah,
  shippingWeightKg,
  whyNotPlaceOrder,
  whyNotQuote,
} from 'shop-core/rules';
import { type Quote, quote } from '../../couriers/quote.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../http/refuse.ts';
import { type BasketLine, loadBasket } from '../basket.ts';
import type { Customer } from '../desk.ts';
import { loadStore } from '../store.ts';
import { type Destination, fullName, loadBilling } from './addresses.ts';
import { chooseDestination, destinationProblems } from './chooseDestination.ts';
import { activeBank, type Buyer, courierById, lockBasket } from './store.ts';

/** An order that may be placed, by the rows as they are locked now; only its unique code is still open. */
export interface OrderDraft {
  readonly lines: readonly BasketLine[];
  readonly courier: { readonly id: number; readonly quote: Quote } | null;
  readonly bankId: number;
  readonly billing: Destination;
  readonly dropship: Destination | null;
  readonly buyer: Buyer;
  readonly price: (uniqueCode: number) => PricedOrder;
}

/**
 * Loads all that an order is made of and asks the rules, in the spec's order, why it can't be placed.
 * Figures the client sent are not looked at here.
 */
export async function draftOrder(
  tx: Tx,
  buyer: Buyer,
  customer: Customer,
  request: OrderRequest,
  now: Date,
): Promise<OrderDraft> {
  const store = await loadStore(tx, { lock: true });
  await lockBasket(tx, buyer.id);
  const lines = await loadBasket(tx, customer, jakartaDate(now));
  const isOnline = isOnlineOnly(lines);
  const courier = isOnline ? null : await courierById(tx, request.shippingTypeId);
  const billing = await loadBilling(tx, buyer.id, request.note);
  const bank = await activeBank(tx, request.bankId);
  const destination = await chooseDestination(tx, request, courier?.code ?? null, billing);

  const problem = whyNotPlaceOrder({
    store,
    lines,
    isOnlineOnly: isOnline,
    courier: courier?.code ?? null,
    destination: destination?.form ?? null,
    fields: isOnline ? [] : destinationProblems(request, destination, courier?.code ?? null),
    bankId: bank?.id ?? null,
    // Whether the customer saw today's cost shows when the claimed figures are compared.
    isCostChecked: true,
    hasAcceptedTerms: request.hasAcceptedTerms,
    grandTotalRaw: rupiah(0),
    hasConfirmedRedeemAll: true,
  });
  if (problem) refuse(problem);
  requireCartAsSeen(request, lines);
  requireStock(lines);
  if (!billing || !isBillingComplete(billing.form)) return refuse({ code: 'BILLING_INCOMPLETE' });
  requireProfile(buyer);
  if (request.couponCode) refuse({ code: 'COUPON_UNKNOWN' });
  if (request.redeemPoint > 0) refuse({ code: 'POINTS_EXCEED', active: 0 });

  const shipped = courier && destination ? await quoteOrRefuse(tx, courier, destination, lines) : null;
  return {
    lines,
    courier: courier && shipped && { id: courier.id, quote: shipped },
    bankId: request.bankId,
    billing,
    dropship: destination === billing || isOnline ? null : destination,
    buyer,
    price: (uniqueCode) =>
      priceOrder({
        lines: lines.map((line) => ({
          unitPrice: line.price,
          quantity: line.quantity,
          fixedPoint: line.product.fixedPoint,
        })),
        shipping: shipped ? { cost: shipped.cost } : 'online',
        freeShipping: false,
        uniqueCode,
        couponDiscount: rupiah(0),
        redeem: rupiah(0),
        isReseller: customer.isReseller,
      }),
  };
}

async function quoteOrRefuse(
  tx: Tx,
  courier: { id: number; code: string },
  destination: Destination,
  lines: readonly BasketLine[],
): Promise<Quote> {
  const itemValue = cartSubtotal(lines);
  const problem = whyNotQuote({ courier: courier.code, itemValue, destination: destination.form });
  if (problem) refuse(problem);
  const weightKg = shippingWeightKg(lines);
  const asked = await quote(tx, {
    courierId: courier.id,
    subdistrictId: destination.subdistrictId,
    weightKg,
    itemValue,
  });
  return asked ?? refuse({ code: 'SHIPPING_NOT_FOUND' });
}

/** The cart in the database is the truth; an order for another one was made on a stale page. */
function requireCartAsSeen({ products }: OrderRequest, lines: readonly BasketLine[]): void {
  const isSame =
    products.length === lines.length &&
    lines.every(({ id, sku, quantity, price }) =>
      products.some((seen) => seen.id === id && seen.sku === sku && seen.quantity === quantity && seen.price === price),
    );
  if (!isSame) refuse({ code: 'CART_CHANGED' });
}

function requireStock(lines: readonly BasketLine[]): void {
  const short = lines.find((line) => line.quantity > line.stock);
  if (short) refuse({ code: 'OUT_OF_STOCK', available: short.stock });
}

function requireProfile(buyer: Buyer): void {
  const profile = { fullName: fullName(buyer.firstName, buyer.lastName), email: buyer.email, phoneNumber: buyer.phone };
  if (!isProfileComplete(profile)) refuse({ code: 'PROFILE_INCOMPLETE' });
}
