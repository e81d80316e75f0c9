import { type Rupiah, rupiah } from 'shop-core/rules';
import { type SeedProduct, thousands } from './seedProduct.ts';

/** The levels of customers. A new customer starts at the first. */
export const seedLevels = [
  { id: 1, name: 'Silver' },
  { id: 2, name: 'Gold' },
  { id: 3, name: 'Platinum' },
  { id: 4, name: 'Reseller' },
  { id: 5, name: 'Korporat' },
] as const;

/** How much less than the regular price, in tenths of a percent: metal leaves little room, jewellery and classes more. */
const discounts: Readonly<Record<number, { readonly metal: number; readonly making: number }>> = {
  2: { metal: 4, making: 30 },
  3: { metal: 8, making: 50 },
  4: { metal: 15, making: 80 },
  5: { metal: 12, making: 60 },
};

export interface LevelPrice {
  readonly levelId: number;
  readonly price: Rupiah;
}

/** The personal prices of a product. Silver has none: it pays the regular price. */
export function levelPrices({ category, price }: SeedProduct): LevelPrice[] {
  const kind = category === 'Perhiasan' || category === 'Edukasi' ? 'making' : 'metal';
  return Object.entries(discounts).map(([levelId, discount]) => ({
    levelId: Number(levelId),
    price: rupiah(thousands((price * (1000 - discount[kind])) / 1000)),
  }));
}

/** Points that one piece earns: 0.04 % of its price in whole hundreds. */
export function rewardPoints(price: Rupiah): number {
  return Math.floor((price * 4) / 10_000 / 100) * 100;
}
