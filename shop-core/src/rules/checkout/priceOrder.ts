import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { LineToPrice, OrderToPrice, PricedOrder, PriceEntry } from './pricedOrder.ts';

/**
 * The one pricing rule, run by the browser to show and by the server to charge (S9.13): total of the lines, minus
 * coupon, minus unique code, plus shipping (nothing if free), minus redeemed points, and never below 0.
 *
 * The unique code tells bank transfers apart. It is left out when the total, or what is left of it after coupon and
 * shipping, is not above the code: a code never makes an order free.
 * @throws RangeError when an amount is negative or not whole, or a quantity is not a whole number from 0
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const { shipping } = order;
  const totalAmount = subtotalOf(order.lines);
  const couponUsed = rupiah(Math.min(natural(order.couponDiscount), totalAmount));
  const shippingCost = natural(shipping === null || shipping === 'online' ? 0 : shipping.cost);
  const shippingCharged = order.freeShipping ? rupiah(0) : shippingCost;
  const beforeCode = totalAmount - couponUsed + shippingCharged;
  const code = natural(order.uniqueCode);
  const uniqueCodeUsed = totalAmount > code && beforeCode > code ? code : rupiah(0);
  const beforeRedeem = beforeCode - uniqueCodeUsed;
  const redeem = natural(order.redeem);
  const redeemUsed = rupiah(Math.min(redeem, beforeRedeem));
  return {
    entries: entriesOf(order, totalAmount, couponUsed, uniqueCodeUsed, shippingCost, redeemUsed),
    totalAmount,
    couponUsed,
    uniqueCodeUsed,
    shippingCharged,
    redeemUsed,
    grandTotalRaw: rupiah(beforeRedeem - redeem),
    payable: rupiah(beforeRedeem - redeemUsed),
    pointReward: order.isReseller ? 0 : rewardOf(order.lines),
  };
}

// In the order of S2.125, as placedEntries has it too.
// Positional arguments: this runs for every order the server prices, and a bag of them would be one more allocation.
function entriesOf(
  order: OrderToPrice,
  totalAmount: Rupiah,
  couponUsed: Rupiah,
  uniqueCodeUsed: Rupiah,
  shippingCost: Rupiah,
  redeemUsed: Rupiah,
): PriceEntry[] {
  const { shipping, couponDiscount, redeem } = order;
  const entries: PriceEntry[] = [{ code: 'SUBTOTAL', amount: totalAmount }];
  if (shipping === 'online') entries.push({ code: 'SHIPPING', amount: shippingCost, because: 'ONLINE_ONLY' });
  else if (shipping !== null) entries.push({ code: 'SHIPPING', amount: shippingCost });
  if (order.freeShipping && shippingCost > 0) entries.push({ code: 'FREE_SHIPPING', amount: minus(shippingCost) });
  if (uniqueCodeUsed > 0) entries.push({ code: 'UNIQUE_CODE', amount: minus(uniqueCodeUsed) });
  if (couponUsed < couponDiscount) {
    entries.push({ code: 'COUPON', amount: minus(couponUsed), because: 'COUPON_CAPPED' });
  } else if (couponUsed > 0) {
    entries.push({ code: 'COUPON', amount: minus(couponUsed) });
  }
  if (redeem > 0) entries.push({ code: 'REDEEM', amount: minus(redeem) });
  if (redeem > redeemUsed) {
    entries.push({ code: 'FLOOR', amount: rupiah(redeem - redeemUsed), because: 'POINTS_NOT_TAKEN' });
  }
  return entries;
}

function subtotalOf(lines: readonly LineToPrice[]): Rupiah {
  let total = 0;
  for (const { unitPrice, quantity } of lines) total += natural(unitPrice) * natural(quantity);
  return rupiah(total);
}

function rewardOf(lines: readonly LineToPrice[]): number {
  let points = 0;
  for (const { fixedPoint, quantity } of lines) points += natural(fixedPoint ?? 0) * quantity;
  return natural(points);
}

function natural(amount: number): Rupiah {
  if (amount < 0) throw new RangeError(`below zero: ${amount}`);
  return rupiah(amount);
}

// Not -amount, which would make a -0 of 0.
function minus(amount: Rupiah): Rupiah {
  return rupiah(0 - amount);
}
