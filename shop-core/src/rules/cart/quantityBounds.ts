/** 'product' is a card or a product page, where 0 means none yet; 'cart' is a line, which is removed rather than emptied. */
export type QuantityPlace = 'product' | 'cart';

/** The first and the last quantity of a stepper. */
export interface QuantityBounds {
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * How far a stepper goes: down to 0 on product pages (S5.31) and 1 in the cart (S5.32), up to the stock (S5.30). In a
 * cart whose product sold out both are 1: the line can be lowered and removed, and the order is refused elsewhere.
 */
export function quantityBounds(place: QuantityPlace, stock: number): QuantityBounds {
  const minimum = place === 'cart' ? 1 : 0;
  return { minimum, maximum: Math.max(minimum, stock) };
}
