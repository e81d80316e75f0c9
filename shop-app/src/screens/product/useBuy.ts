import { useLocation, useNavigate } from 'react-router';
import type { ShownProduct, VariationView } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { paths } from '../../app/paths.ts';
import { useWantedAdd } from '../../parts/useWantedAdd.ts';
import { useShopHref } from '../../ui/useShopHref.ts';

interface Purchase {
  readonly product: ShownProduct<ProductDetail>;
  readonly variation: VariationView;
  readonly quantity: number;
  /** Told that a variation has to be chosen first. */
  readonly onUnchosen: () => void;
}

/** Beli on the product page. A visitor logs in first, comes back to the same choice, and has it in the cart. */
export function useBuy({ product, variation, quantity, onUnchosen }: Purchase) {
  const { add, isPending } = useWantedAdd({ quiet: ['LOGIN_REQUIRED'] });
  const navigate = useNavigate();
  const href = useShopHref();
  const { pathname, search } = useLocation();
  const buy = async () => {
    const { price } = product.shown;
    const { sku, stock, chosen } = variation;
    const { name, typeCode, segment } = product;
    const isVariationChosen = chosen !== undefined;
    const wanted = { place: 'detail', sku, quantity, price, typeCode, segment, stock, isVariationChosen } as const;
    const result = await add(wanted, name);
    if (result.ok) return;
    const { code } = result.error.problem;
    // Whose login has just ended is led to the root, as everywhere (S4.3).
    if (code === 'LOGIN_REQUIRED' && result.error.status !== 401) void navigate(href(paths.login(pathname + search)));
    if (code === 'VARIATION_REQUIRED') onUnchosen();
  };
  return { buy, isBuying: isPending };
}
