import { productQuery, useShop } from 'shop-core';

/** The shop itself, for what no hook does: here a product is fetched before somebody looks at it. */
export default function ProductLink() {
  const shop = useShop();
  const prefetch = () => shop.queryClient.prefetchQuery(productQuery(shop, 'visitor', 'LM-05'));
  return (
    <a href="/product/LM-05" onMouseEnter={prefetch} onFocus={prefetch}>
      Emas Batangan 0,5 gram
    </a>
  );
}
