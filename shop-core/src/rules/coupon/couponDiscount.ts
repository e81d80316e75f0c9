import { type Rupiah, rupiah } from '../money/rupiah.ts';
import type { Coupon } from './coupon.ts';

/**
 * What a coupon takes off lines that cost this much: never more than they cost. A percentage is rounded down to whole
 * rupiah before the cap is looked at. Asks nothing else; {@link whyNotCoupon} says whether it may be used at all.
 * @throws RangeError when the coupon would take less than nothing off
 */
export function couponDiscount({ benefit }: Pick<Coupon, 'benefit'>, subtotal: Rupiah): Rupiah {
  const discount = Math.min(beforeSubtotal(benefit, subtotal), subtotal);
  if (discount < 0) throw new RangeError(`a coupon takes nothing below zero off: ${discount}`);
  return rupiah(discount);
}

function beforeSubtotal(benefit: Coupon['benefit'], subtotal: Rupiah): number {
  switch (benefit.kind) {
    case 'AMOUNT':
      return benefit.amount;
    case 'PERCENT': {
      // As big integers: the product of an honest cart and a percentage is not always exact as a number.
      const share = Number((BigInt(subtotal) * BigInt(benefit.basisPoints)) / 10_000n);
      return benefit.cap === null ? share : Math.min(share, benefit.cap);
    }
    case 'FREE_SHIPPING':
    case 'RESELLER':
      return 0;
  }
}
