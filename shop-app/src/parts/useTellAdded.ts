import { outcomes } from 'shop-core/messages';
import { paths } from '../app/paths.ts';
import { useToaster } from '../ui/ToasterContext.ts';

/** Says what is in the cart now, and leads there. */
export function useTellAdded() {
  const toaster = useToaster();
  return (name: string, quantity: number) =>
    toaster.show(outcomes.cartUpdated, {
      tone: 'good',
      about: `${quantity} × ${name}`,
      action: { label: 'Lihat keranjang', to: paths.cart() },
    });
}
