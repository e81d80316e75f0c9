import { type Named, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { count, money } from '../scalars.ts';

/** The figures of an order that a client claims and the server recomputes; part of the order payload (S3.22). */
export const orderFigureFields = {
  totalAmount: ['total-amount', money],
  discountCoupon: ['discount-coupon', money],
  uniqueCode: ['unique-code', count],
  shippingCost: ['shipping-cost', money],
  discountRedeem: ['discount-redeem', money],
  redeemPoint: ['redeem-point', count],
  grandTotal: ['grand-total', money],
  pointReward: ['point-reward', count],
} as const;
export interface OrderFigures extends z.output<typeof orderFiguresWire> {}
const orderFiguresWire = wire(orderFigureFields);
export const orderFigures: Named<OrderFigures> = orderFiguresWire;
