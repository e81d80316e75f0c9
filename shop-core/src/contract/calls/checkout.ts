import { call, list, type Named, orAbsent, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { placedOrder } from '../entities/order.ts';
import { orderFigureFields, orderFigures } from '../entities/orderFigures.ts';
import { orderRow } from '../entities/orderRow.ts';
import { bankOption, shippingOption, shippingQuote } from '../entities/shipping.ts';
import { count, id, idInPath, money, page, size, text } from '../scalars.ts';

/** S7.60. The couriers. */
export const getShippingOptions = call('GET /lookup/by-group-id/3', { auth: 'anyone', reply: list(shippingOption) });
/** S7.61. The banks to pay to. */
export const getBanks = call('GET /bank', { auth: 'anyone', reply: list(bankOption) });

export interface QuoteAsk extends z.output<typeof quoteAskWire> {}
const quoteAskWire = wire({
  // The sub-district the parcel goes to, by id; jnt names it again as subdistrict-id.
  destination: ['destination', id],
  isJnt: ['is-jnt', z.boolean()],
  isRpx: ['is-rpx', z.boolean()],
  isSap: ['is-sap', z.boolean()],
  weightKg: ['weight', z.int(z.minimum(1), z.maximum(100_000))],
  subdistrictId: ['subdistrict-id', z.optional(id)],
  insurance: ['insurance', z.optional(z.boolean())],
  itemValue: ['item-value', z.optional(money)],
});
export const quoteAsk: Named<QuoteAsk> = quoteAskWire;
/**
 * S7.58. What a courier asks for a parcel. Null when the courier does not go there.
 * @errors SHIPPING_METHOD_REQUIRED without a courier, COURIER_NOT_OFFERED, SHIPPING_MINIMUM (`above`).
 */
export const quoteShipping = call('POST /order/get-cost', {
  auth: 'customer',
  isRepeatable: true,
  body: quoteAsk,
  reply: shippingQuote,
});

/**
 * S7.62. The small sum by which a transfer is known. Idempotent: the same code for 30 minutes. With a bank (ours) the code is free at that
 * bank.
 * @errors NOT_FOUND for an unknown bank, UNIQUE_CODES_EXHAUSTED.
 */
export const reserveUniqueCode = call('GET /order/get-unique-code', {
  auth: 'customer',
  query: wire({ bankId: ['bank-type-id', z.optional(idInPath)] }),
  reply: wire({ uniqueCode: ['unique-code', count] }),
});

const orderedProduct = wire({
  id: ['id', id],
  sku: ['sku', text(64)],
  quantity: ['quantity', z.int(z.positive())],
  price: ['price', money],
});

/** The dropship address of S3.22. rpx and sap send no district. */
export interface ShippingAddress extends z.output<typeof shippingAddressWire> {}
const shippingAddressWire = wire({
  firstName: ['first-name', text(100)],
  lastName: ['last-name', orNull(text(100))],
  phoneNumber: ['phone-number', text(30)],
  address: ['address', text(500)],
  company: ['company', orNull(text(100))],
  place: ['place', orNull(text(100))],
  provinceId: ['province-id', id],
  provinceName: ['province-name', text()],
  cityId: ['city-id', id],
  cityName: ['city-name', text()],
  districtId: ['district-id', orNull(id)],
  districtName: ['district-name', orNull(text())],
  subdistrictId: ['subdistrict-id', id],
  subdistrictName: ['subdistrict-name', text()],
  village: ['village', orNull(text())],
  postalCode: ['postal-code', text(10)],
  note: ['note', orNull(text(1_000))],
});
export const shippingAddress: Named<ShippingAddress> = shippingAddressWire;

/** S3.22 */
export interface OrderRequest extends z.output<typeof orderRequestWire> {}
const orderRequestWire = wire({
  ...orderFigureFields,
  customerCode: ['customer-code', text(64)],
  bankId: ['bank-type-id', id],
  couponCode: ['coupon-code', orNull(text(64))],
  hasAcceptedTerms: ['flag-term-condition', z.boolean()],
  products: ['products', list(orderedProduct, 500)],
  // Null sends to the billing address.
  shippingAddress: ['shipping-address', orNull(shippingAddress)],
  // Null for an online-only cart (S4.24).
  shippingTypeId: ['shipping-type-id', orNull(id)],
  // Ours: the order note of a parcel that goes to the billing address; a dropship address carries its own.
  note: ['note', orAbsent(text(1_000))],
});
export const orderRequest: Named<OrderRequest> = orderRequestWire;

/**
 * S7.63. Places the order of the cart. The figures are claims: another price is refused with the fresh ones. Safe to repeat with the same
 * `idempotencyKey`.
 * @errors PRICING_CHANGED (with `error.figures`), CART_CHANGED, OUT_OF_STOCK (`available`), UNIQUE_CODE_STALE, BANK_REQUIRED, TERMS_REQUIRED,
 * BILLING_INCOMPLETE, PROFILE_INCOMPLETE, COURIER_NOT_OFFERED, SHIPPING_NOT_FOUND, STORE_CLOSED (`notice`), HELD_TOO_MUCH (`freeAt`),
 * IDEMPOTENCY_KEY_REUSED for another order under the same key, and the codes of {@link getCoupon} and {@link previewRedeem}.
 */
export const placeOrder = call('POST /order', {
  auth: 'customer',
  body: orderRequest,
  reply: wire({ orderCode: ['order-code', text(64)] }),
  figures: orderFigures,
});

/**
 * S7.27. One of the customer's orders: its lines, figures, addresses, status and history.
 * @errors NOT_FOUND, also for an order of somebody else.
 */
export const getOrder = call('GET /order/get-order-by-code/{code}', {
  auth: 'customer',
  params: wire({ orderCode: ['code', text(64)] }),
  reply: placedOrder,
});

/** A page of a customer's orders. */
export interface OrderPage extends z.output<typeof orderPageWire> {}
const orderPageWire = wire({
  orders: ['viewOrders', list(orderRow)],
  totalItems: ['totalItems', count],
  currentPage: ['currentPage', count],
});
const orderPage: Named<OrderPage> = orderPageWire;

/** S7.26. A page of the customer's orders, the newest first. */
export const getOrders = call('POST /order/get-all', {
  auth: 'customer',
  isRepeatable: true,
  body: wire({ page: ['page', page], customerCode: ['customer-code', text(64)], size: ['size', size] }),
  reply: orderPage,
});
