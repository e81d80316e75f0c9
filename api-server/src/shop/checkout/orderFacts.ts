import type { OrderRequest } from 'shop-core/contract';
import { type OrderFacts, orderParcel } from 'shop-core/decisions';
import { isBlank, jakartaDate, type Store } from 'shop-core/rules';
import { activePoints, normalisedCode } from 'shop-core/rules/back-office';
import type { Couriers } from '../../couriers/couriers.ts';
import type { Quote, Shipment } from '../../couriers/shipment.ts';
import type { Tx } from '../../db/database.ts';
import { type FoundCoupon, findCoupon } from '../../loyalty/coupons.ts';
import { lockLots } from '../../loyalty/pointLots.ts';
import type { BasketLine } from '../basket.ts';
import type { Customer } from '../desk.ts';
import { loadStore } from '../store.ts';
import { type Billing, type Dropship, fullName, loadBilling, loadDropship } from './addresses.ts';
import { activeBank, type Bank, type Buyer, type Courier, courierById, lockBasket } from './store.ts';
import { heldCode, type Reservation } from './uniqueCodes.ts';
import { type UnpaidSku, unpaidLines } from './unpaid.ts';

/** The rows that every order is made of, locked as lockCustomers says; the customer's own is locked before. */
export interface OrderRows {
  readonly unpaid: readonly UnpaidSku[];
  readonly store: Store;
  readonly bank: Bank | undefined;
  readonly billing: Billing | null;
  readonly chosen: Courier | undefined;
  readonly held: Reservation | undefined;
  readonly lines: readonly BasketLine[];
}

/** Loads them with one trip to the database: each is one statement, and they are answered in this order. */
export async function orderRows(tx: Tx, customer: Customer, request: OrderRequest, now: Date): Promise<OrderRows> {
  const { shippingTypeId } = request;
  const [unpaid, store, bank, billing, chosen, held, lines] = await Promise.all([
    unpaidLines(tx, customer.id),
    loadStore(tx, { lock: true }),
    activeBank(tx, request.bankId),
    loadBilling(tx, customer.id, request.note),
    shippingTypeId === null ? undefined : courierById(tx, shippingTypeId),
    heldCode(tx, customer.id, now),
    // Others wait for these rows: what needs no lock is loaded before.
    lockBasket(tx, customer, jakartaDate(now)),
  ]);
  return { unpaid, store, bank, billing, chosen, held, lines };
}

/** What an order is decided by, and what of it only this server keeps. */
export interface LoadedFacts {
  readonly facts: OrderFacts<FoundCoupon>;
  readonly dropship: Dropship | null;
  /** What the courier was asked, and answers. */
  readonly shipment: Shipment | undefined;
  readonly quote: Quote | undefined;
}

/** Loads what only some orders have: another address, a coupon, points, a courier. Coupon and points are locked. */
export async function orderFacts(
  tx: Tx,
  couriers: Couriers,
  { buyer, customer, rows }: { readonly buyer: Buyer; readonly customer: Customer; readonly rows: OrderRows },
  request: OrderRequest,
  now: Date,
): Promise<LoadedFacts> {
  const code = isBlank(request.couponCode) ? undefined : normalisedCode(request.couponCode ?? '');
  const [dropship, coupon, lots] = await Promise.all([
    request.shippingAddress ? loadDropship(tx, request.shippingAddress) : null,
    code === undefined ? undefined : findCoupon(tx, code, customer.id, { lock: true }),
    request.redeemPoint > 0 ? lockLots(tx, customer.id) : [],
  ]);
  const { lines, chosen: courier, billing } = rows;
  const delivery = { lines, courier, billing: billing?.form ?? null, area: dropship?.area };
  const parcel = orderParcel(delivery, request);
  const shipment = courier && parcel ? { ...parcel, courier } : undefined;
  const known = shipment && (await couriers.known(tx, shipment));
  const quote = known === 'unasked' ? undefined : known;
  const facts = {
    ...delivery,
    store: rows.store,
    customerType: customer.type,
    isReseller: customer.isReseller,
    profile: { fullName: fullName(buyer.firstName, buyer.lastName), email: buyer.email, phoneNumber: buyer.phone },
    hasBank: rows.bank !== undefined,
    coupon,
    activePoints: activePoints(lots, jakartaDate(now)),
    quote: known === 'unasked' ? undefined : (known ?? null),
    unpaid: rows.unpaid,
  };
  return { facts, dropship, shipment, quote };
}
