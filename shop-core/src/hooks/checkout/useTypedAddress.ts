import { emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Shop } from '../provider/shop.ts';
import { useKept } from '../provider/useKept.ts';
import { fillAddress, heldCheckout } from './heldCheckout.ts';

/** Keeps the address and note of a checkout whose login ends. Its choices are in the browser's storage anyway. */
export function useTypedAddress(): void {
  const shop = useShop();
  useKept('address of the checkout', {
    read: () => (isUntouched(shop) ? undefined : typedAddress(shop)),
    restore: (kept) => {
      if (isUntouched(shop)) fillAddress(shop, kept);
    },
  });
}

function typedAddress(shop: Shop) {
  const { note, dropship } = heldCheckout(shop);
  return { note, dropship };
}

function isUntouched(shop: Shop): boolean {
  const { note, dropship } = emptyCheckout;
  return JSON.stringify(typedAddress(shop)) === JSON.stringify({ note, dropship });
}
