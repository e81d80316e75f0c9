import type { ShownFigure } from '../rules/checkout/comparedFigures.ts';
import { priceLabels, totalLabel } from './priceLabels.ts';

/** What a figure of an order is called: as the row of a total that shows it. */
export const figureLabels: { readonly [F in ShownFigure]: string } = {
  totalAmount: priceLabels.SUBTOTAL,
  shippingCost: priceLabels.SHIPPING,
  uniqueCode: priceLabels.UNIQUE_CODE,
  discountCoupon: priceLabels.COUPON,
  discountRedeem: priceLabels.REDEEM,
  grandTotal: totalLabel,
  pointReward: 'Poin yang didapat',
};
