import type * as z from 'zod/mini';
import { dashDate, instant, list, orNull, wire } from '../../wire/index.ts';
import { count, id, money, text } from '../scalars.ts';

const orderLine = wire({
  id: ['id', id],
  sku: ['sku', text(64)],
  name: ['name', text()],
  image: ['image', orNull(text())],
  quantity: ['quantity', count],
  price: ['price', money],
  attribute: ['attribute', orNull(text())],
});
const couponType = wire({ code: ['code', text(20)], name: ['name', text()] });
const orderCoupon = wire({ code: ['code', text(64)], couponType: ['coupon-type', couponType] });
const orderAddress = wire({
  phoneNumber: ['phone-number', orNull(text(30))],
  fullName: ['full-name', text()],
  company: ['company', orNull(text())],
  place: ['place', orNull(text())],
  address: ['address', text()],
  subdistrictName: ['subdistrictName', orNull(text())],
  districtName: ['districtName', orNull(text())],
  cityName: ['cityName', text()],
  provinceName: ['provinceName', text()],
  postalCode: ['postal-code', text(10)],
  note: ['note', orNull(text(1_000))],
});
const orderBank = wire({
  logo: ['logo', orNull(text())],
  bankName: ['bankName', text()],
  accountName: ['accountName', text()],
  accountNumber: ['accountNumber', text(40)],
});
const orderStep = wire({ id: ['id', id], description: ['description', text()], date: ['history-date', dashDate] });
const named = wire({ name: ['name', text()] });

/** S3.23. `payBy` and `serverTime` are ours: the countdown runs on the server's clock. */
export const order = wire({
  orderCode: ['orderCode', text(64)],
  orderDate: ['order-date', dashDate],
  lines: ['order-details', list(orderLine)],
  status: ['status', text(20)],
  coupon: ['coupon', orNull(orderCoupon)],
  receiptNumber: ['resi-no', orNull(text(64))],
  shippingAddress: ['shipping-address', orNull(orderAddress)],
  billingAddress: ['billing-address', orNull(orderAddress)],
  shippingType: ['shipping-type', orNull(named)],
  bank: ['bank', orNull(orderBank)],
  paymentMethod: ['payment-method', text()],
  shippingCost: ['shipping-cost', money],
  totalAmount: ['total-amount', money],
  uniqueCode: ['unique-code', count],
  discountCoupon: ['discount-coupon', money],
  discountRedeem: ['discount-redeem', money],
  grandTotal: ['grand-total', money],
  note: ['note', orNull(text(1_000))],
  history: ['order-history', list(orderStep)],
  payBy: ['pay-by', instant],
  serverTime: ['server-time', instant],
});

/** The answer of GET /order/get-order-by-code: the order and its customer. */
export const placedOrder = wire({
  order: ['order', order],
  name: ['name', orNull(text())],
  username: ['username', text()],
  email: ['email', text(320)],
});

export type Order = z.output<typeof order>;
export type OrderAddress = z.output<typeof orderAddress>;
export type PlacedOrder = z.output<typeof placedOrder>;
