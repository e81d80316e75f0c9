import type { OrderRequest } from 'shop-core/contract';
import {
  isBillingComplete,
  isBlank,
  isProfileComplete,
  jakartaDate,
  type PricedOrder,
  rupiah,
  type Store,
  whyNotPlaceOrder,
} from 'shop-core/rules';
import type { Couriers } from '../../couriers/couriers.ts';
import type { Quote } from '../../couriers/shipment.ts';
import type { Tx } from '../../db/database.ts';
import { refuse, refuseAsConflict } from '../../http/refuse.ts';
import type { FoundCoupon } from '../../loyalty/coupons.ts';
import { requirePoints } from '../../loyalty/redeemPoints.ts';
import type { BasketLine } from '../basket.ts';
import type { Customer } from '../desk.ts';
import { judgeCoupon } from '../judgeCoupon.ts';
import { loadStore } from '../store.ts';
import { type Destination, fullName, loadBilling } from './addresses.ts';
import { chooseDelivery, type Delivery, dropshipFaults, quoteDelivery } from './delivery.ts';
import { priceDraft } from './priceDraft.ts';
import { activeBank, type Bank, type Buyer, type Courier, courierById, lockBasket } from './store.ts';
import { heldCode, type Reservation } from './uniqueCodes.ts';

/** An order that may be placed, by the rows as they are locked now; only its unique code is still open. */
export interface OrderDraft {
  readonly lines: readonly BasketLine[];
  readonly courier: { readonly id: number; readonly name: string; readonly quote: Quote } | null;
  readonly bank: Bank;
  readonly billing: Destination;
  readonly dropship: Destination | null;
  readonly buyer: Buyer;
  readonly coupon: FoundCoupon | null;
  readonly price: (uniqueCode: number) => PricedOrder;
}

/** The rows that every order is made of, locked as lockCustomers says; the customer's own is locked before. */
export interface OrderRows {
  readonly store: Store;
  readonly bank: Bank | undefined;
  readonly billing: Destination | null;
  readonly chosen: Courier | undefined;
  readonly held: Reservation | undefined;
  readonly lines: readonly BasketLine[];
}

/** Loads them with one trip to the database: each is one statement, and they are answered in this order. */
export async function orderRows(tx: Tx, customer: Customer, request: OrderRequest, now: Date): Promise<OrderRows> {
  const { shippingTypeId } = request;
  const [store, bank, billing, chosen, held, lines] = await Promise.all([
    loadStore(tx, { lock: true }),
    activeBank(tx, request.bankId),
    loadBilling(tx, customer.id, request.note),
    shippingTypeId === null ? undefined : courierById(tx, shippingTypeId),
    heldCode(tx, customer.id, now),
    // Others wait for these rows: what needs no lock is loaded before.
    lockBasket(tx, customer, jakartaDate(now)),
  ]);
  return { store, bank, billing, chosen, held, lines };
}

interface Buying extends OrderRows {
  readonly buyer: Buyer;
  readonly customer: Customer;
}

/**
 * Asks the rules, in the spec's order, why an order can't be placed, and loads what else it is made of.
 * Figures the client sent are not looked at here.
 */
export async function draftOrder(
  tx: Tx,
  couriers: Couriers,
  { buyer, customer, store, bank, billing, chosen, lines }: Buying,
  request: OrderRequest,
  now: Date,
): Promise<OrderDraft> {
  const delivery = await chooseDelivery(tx, request, lines, billing, chosen);
  requireOrderable(request, store, lines, delivery, bank);
  requireCartAsSeen(request, lines);
  requireStock(lines);
  if (!billing || !isBillingComplete(billing.form)) return refuse({ code: 'BILLING_INCOMPLETE' });
  requireProfile(buyer);
  const coupon = await couponOf(tx, customer, request, lines, now);
  if (request.redeemPoint > 0) await requirePoints(tx, buyer.id, request.redeemPoint, now);

  const { courier, destination } = delivery;
  const shipped = await quoteDelivery(tx, couriers, delivery, lines);
  return {
    lines,
    courier: courier && shipped && { id: courier.id, name: courier.name, quote: shipped },
    bank: bank ?? refuse({ code: 'BANK_REQUIRED' }),
    billing,
    dropship: destination === billing ? null : destination,
    buyer,
    coupon,
    price: (uniqueCode) =>
      priceDraft({ lines, shipped, uniqueCode, coupon, redeem: request.redeemPoint, isReseller: customer.isReseller }),
  };
}

/** The coupon that an order asks for, locked and found usable for these lines; null when it asks for none. */
async function couponOf(
  tx: Tx,
  customer: Customer,
  { couponCode }: OrderRequest,
  lines: readonly BasketLine[],
  now: Date,
): Promise<FoundCoupon | null> {
  if (couponCode === null || isBlank(couponCode)) return null;
  const judged = await judgeCoupon(tx, { customer, written: couponCode, lines, now }, { lock: true });
  return 'refused' in judged ? refuseAsConflict(judged.refused) : judged.reply;
}

function requireOrderable(
  request: OrderRequest,
  store: Store,
  lines: readonly BasketLine[],
  delivery: Delivery,
  bank: Bank | undefined,
): void {
  const problem = whyNotPlaceOrder({
    store,
    lines,
    isOnlineOnly: delivery.isOnline,
    courier: delivery.courier?.code ?? null,
    destination: delivery.destination?.form ?? null,
    fields: dropshipFaults(request, delivery),
    bankId: bank?.id ?? null,
    // Whether the customer saw today's cost shows when the claimed figures are compared.
    isCostChecked: true,
    hasAcceptedTerms: request.hasAcceptedTerms,
    grandTotalRaw: rupiah(0),
    hasConfirmedRedeemAll: true,
  });
  if (problem) refuse(problem);
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
