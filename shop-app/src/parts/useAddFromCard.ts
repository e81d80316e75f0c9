import type { Result, ShownProduct } from 'shop-core';
import type { Cart, ProductListItem } from 'shop-core/contract';
import type { ProblemCode } from 'shop-core/rules';
import { useWantedAdd } from './useWantedAdd.ts';

/** Adds pieces of a product on a card. */
export type AddFromCard = (product: ShownProduct<ProductListItem>, quantity: number) => Promise<Result<Cart>>;

interface CardOptions {
  /** Told of the outcome, to show a dialog of its own. */
  readonly onResult?: (product: ProductListItem, result: Result<Cart>) => void;
  readonly isSilent?: boolean;
  readonly quiet?: readonly ProblemCode[];
}

/** The adding behind every product card. */
export function useAddFromCard({ onResult, isSilent, quiet }: CardOptions = {}): AddFromCard {
  const { add } = useWantedAdd({ isSilent, quiet });
  return async (product, quantity) => {
    const { sku, name, typeCode, segment, stock, shown } = product;
    const { price } = shown;
    const result = await add({ place: 'list', sku, quantity, price, typeCode, segment, stock }, name);
    onResult?.(product, result);
    return result;
  };
}
