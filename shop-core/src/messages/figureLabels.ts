import type { ShownFigure } from '../rules/checkout/comparedFigures.ts';

/** What a figure of an order is called. */
export const figureLabels: { readonly [F in ShownFigure]: string } = {
  totalAmount: 'Total belanja',
  discountCoupon: 'Kupon',
  uniqueCode: 'Kode unik',
  shippingCost: 'Ongkos kirim',
  discountRedeem: 'Redeem poin',
  grandTotal: 'Total bayar',
  pointReward: 'Poin yang didapat',
};
