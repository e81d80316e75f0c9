import { dashDate, instant, list, type Named, orNull, wholeList, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { count, id, money, words } from '../scalars.ts';
import { couponType } from './coupon.ts';

const orderLine = wire({
  id: ['id', id],
  sku: ['sku', words],
  name: ['name', words],
  image: ['image', orNull(words)],
  quantity: ['quantity', count],
  price: ['price', money],
  attribute: ['attribute', orNull(words)],
});
const orderCoupon = wire({ code: ['code', words], couponType: ['coupon-type', couponType] });
export interface OrderAddress extends z.output<typeof orderAddressWire> {}
const orderAddressWire = wire({
  phoneNumber: ['phone-number', orNull(words)],
  fullName: ['full-name', words],
  company: ['company', orNull(words)],
  place: ['place', orNull(words)],
  address: ['address', words],
  subdistrictName: ['subdistrictName', orNull(words)],
  districtName: ['districtName', orNull(words)],
  cityName: ['cityName', words],
  provinceName: ['provinceName', words],
  postalCode: ['postal-code', words],
  note: ['note', orNull(words)],
});
const orderAddress: Named<OrderAddress> = orderAddressWire;
const orderBank = wire({
  logo: ['logo', orNull(words)],
  bankName: ['bankName', words],
  accountName: ['accountName', words],
  accountNumber: ['accountNumber', words],
});
const orderStep = wire({ id: ['id', id], description: ['description', words], date: ['history-date', dashDate] });
const named = wire({ name: ['name', words] });

/** S3.23. `payBy` and `serverTime` are ours: the countdown runs on the server's clock. Without them nothing is counted. */
export interface Order extends z.output<typeof orderWire> {}
const orderWire = wire({
  orderCode: ['orderCode', words],
  orderDate: ['order-date', dashDate],
  // Less a line it would not come to its total.
  lines: ['order-details', wholeList(orderLine)],
  status: ['status', words],
  coupon: ['coupon', orNull(orderCoupon)],
  receiptNumber: ['resi-no', orNull(words)],
  shippingAddress: ['shipping-address', orNull(orderAddress)],
  billingAddress: ['billing-address', orNull(orderAddress)],
  shippingType: ['shipping-type', orNull(named)],
  bank: ['bank', orNull(orderBank)],
  paymentMethod: ['payment-method', words],
  shippingCost: ['shipping-cost', money],
  totalAmount: ['total-amount', money],
  uniqueCode: ['unique-code', count],
  discountCoupon: ['discount-coupon', money],
  discountRedeem: ['discount-redeem', money],
  grandTotal: ['grand-total', money],
  note: ['note', orNull(words)],
  history: ['order-history', list(orderStep)],
  payBy: ['pay-by', orNull(instant)],
  serverTime: ['server-time', orNull(instant)],
});
export const order: Named<Order> = orderWire;

/** The answer of GET /order/get-order-by-code: the order and its customer. */
export interface PlacedOrder extends z.output<typeof placedOrderWire> {}
const placedOrderWire = wire({
  order: ['order', order],
  name: ['name', orNull(words)],
  username: ['username', words],
  email: ['email', words],
});
export const placedOrder: Named<PlacedOrder> = placedOrderWire;
