import type { FigureName, OrderFigures } from './orderFigures.ts';

// A record, so that none can be forgotten: what stands behind a name says nothing.
const names: { readonly [F in FigureName]: null } = {
  totalAmount: null,
  discountCoupon: null,
  uniqueCode: null,
  shippingCost: null,
  discountRedeem: null,
  redeemPoint: null,
  grandTotal: null,
  pointReward: null,
};

/**
 * The names of the figures in which a claim differs from the truth, in the order of the figures; none when it holds. A
 * server answers an order whose figures differ with PRICING_CHANGED and these names.
 */
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
