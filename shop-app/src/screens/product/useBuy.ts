import { useLocation, useNavigate } from 'react-router';
import { useAddToCart, useShop } from 'shop-core';
import type { ProductDetail, ProductVariation } from 'shop-core/contract';
import { jakartaDate, priceShown } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { useShopHref } from '../../ui/useShopHref.ts';

/** Beli on the product page. A visitor logs in first and comes back to the same choice. */
export function useBuy(product: ProductDetail, variation: ProductVariation | undefined, quantity: number) {
  const shop = useShop();
  const { run, isPending } = useAddToCart();
  const navigate = useNavigate();
  const href = useShopHref();
  const { pathname, search } = useLocation();
  const buy = async () => {
    const { price } = priceShown(product, jakartaDate(shop.now()));
    const { sku, stock } = variation ?? product;
    const { typeCode, segment } = product;
    const isVariationChosen = variation !== undefined;
    const result = await run({ place: 'detail', sku, quantity, price, typeCode, segment, stock, isVariationChosen });
    if (!result.ok && result.error.problem.code === 'LOGIN_REQUIRED')
      void navigate(href(paths.login(pathname + search)));
  };
  return { buy, isBuying: isPending };
}
