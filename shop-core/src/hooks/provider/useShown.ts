import { useCallback } from 'react';
import { type PricedProduct, type PriceShown, priceShown } from '../../rules/catalogue/priceShown.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { useShop } from './ShopProvider.tsx';

/** A product with its price as it is shown today to who is looking, which is what the cart takes. */
export type ShownProduct<Product extends PricedProduct> = Product & { readonly shown: PriceShown };

/** Gives a product its price of today; the same function as long as the day is the same. */
export function useShown<Product extends PricedProduct>(): (product: Product) => ShownProduct<Product> {
  const today = jakartaDate(useShop().now());
  return useCallback((product) => ({ ...product, shown: priceShown(product, today) }), [today]);
}
