import { useShop } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { jakartaDate, priceShown } from 'shop-core/rules';
import { Price } from '../../ui/Price.tsx';

/** What is paid for one piece, the regular price struck through while that is more (S2.92), or HABIS (S4.12). */
export function ProductPrice({ product, isSoldOut }: { product: ProductDetail; isSoldOut: boolean }) {
  const shop = useShop();
  if (isSoldOut) return <strong className="price price-large">HABIS</strong>;
  const { price, struckThrough } = priceShown(product, jakartaDate(shop.now()));
  return <Price size="large" amount={price} regular={struckThrough} />;
}
