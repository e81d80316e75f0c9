import type { FigureName, OrderFigures } from './orderFigures.ts';

/** One figure as a shopper saw it and as it is now. */
export interface ComparedFigure {
  readonly name: ShownFigure;
  readonly before: number;
  readonly now: number;
  readonly isChanged: boolean;
}

/** One point is worth one rupiah, so the points redeemed are shown once, as what they take off. */
export type ShownFigure = Exclude<FigureName, 'redeemPoint'>;

const shown = [
  'totalAmount',
  'shippingCost',
  'uniqueCode',
  'discountCoupon',
  'discountRedeem',
  'grandTotal',
  'pointReward',
] as const satisfies readonly ShownFigure[];

/**
 * The figures of an order before and now, in the order they are shown, for a shopper to agree to. The total of the lines and
 * what is paid are always among them, another when it is or was something.
 */
export function comparedFigures(before: OrderFigures, now: OrderFigures): ComparedFigure[] {
  return shown
    .map((name) => ({ name, before: before[name], now: now[name], isChanged: before[name] !== now[name] }))
    .filter(isWorthShowing);
}

function isWorthShowing({ name, before, now }: ComparedFigure): boolean {
  return name === 'totalAmount' || name === 'grandTotal' || before !== 0 || now !== 0;
}
