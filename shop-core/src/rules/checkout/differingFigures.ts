import type { FigureName, OrderFigures } from './orderFigures.ts';

const names: { readonly [F in FigureName]: true } = {
  totalAmount: true,
  discountCoupon: true,
  uniqueCode: true,
  shippingCost: true,
  discountRedeem: true,
  redeemPoint: true,
  grandTotal: true,
  pointReward: true,
};

/** The names of the figures in which a claim differs from the truth, in the order of the figures; none when it holds. */
export function differingFigures(claimed: OrderFigures, fresh: OrderFigures): FigureName[] {
  const differing: FigureName[] = [];
  for (const name in names) {
    if (isFigureName(name) && claimed[name] !== fresh[name]) differing.push(name);
  }
  return differing;
}

function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(names, name);
}
