import type { ShownProduct } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { Price } from '../../ui/Price.tsx';

/** What is paid for one piece, the regular price struck through while that is more (S2.92), or HABIS (S4.12). */
export function ProductPrice({ product, isSoldOut }: { product: ShownProduct<ProductDetail>; isSoldOut: boolean }) {
  if (isSoldOut) return <strong className="price price-large">HABIS</strong>;
  const { price, struckThrough } = product.shown;
  return <Price size="large" amount={price} regular={struckThrough} />;
}
