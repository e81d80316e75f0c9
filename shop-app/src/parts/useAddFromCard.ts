import { type Result, useShop } from 'shop-core';
import type { Cart, ProductListItem } from 'shop-core/contract';
import { jakartaDate, type ProblemCode, priceShown } from 'shop-core/rules';
import { useWantedAdd } from './useWantedAdd.ts';

/** Adds pieces of a product on a card. */
export type AddFromCard = (product: ProductListItem, quantity: number) => Promise<Result<Cart>>;

interface CardOptions {
  /** Told of the outcome, to show a dialog of its own. */
  readonly onResult?: (product: ProductListItem, result: Result<Cart>) => void;
  readonly isSilent?: boolean;
  readonly quiet?: readonly ProblemCode[];
}

/** The adding behind every product card. */
export function useAddFromCard({ onResult, isSilent, quiet }: CardOptions = {}): AddFromCard {
  const shop = useShop();
  const { add } = useWantedAdd({ isSilent, quiet });
  return async (product, quantity) => {
    const { price } = priceShown(product, jakartaDate(shop.now()));
    const { sku, name, typeCode, segment, stock } = product;
    const result = await add({ place: 'list', sku, quantity, price, typeCode, segment, stock }, name);
    onResult?.(product, result);
    return result;
  };
}
