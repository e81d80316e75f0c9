import { useAddToCart } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import { outcomes } from 'shop-core/messages';
import { useToaster } from '../../ui/ToasterContext.ts';

/** Says that a line is gone, and offers to put it back as it was. */
export function useTakeBack(): (line: CartLine) => void {
  const toaster = useToaster();
  const { run } = useAddToCart();
  return ({ sku, quantity, price, product }) => {
    const { name, stock } = product;
    // The server knows what kind of product it is; it was in the cart a moment ago.
    const again = {
      place: 'detail',
      sku,
      quantity: Math.min(quantity, stock),
      price,
      stock,
      typeCode: '',
      segment: 'ALL',
    } as const;
    toaster.show(outcomes.cartUpdated, {
      tone: 'good',
      about: `${name} dihapus.`,
      action: { label: 'Urungkan', onPress: () => void run(again) },
    });
  };
}
