import type { ProductDetail } from 'shop-core/contract';
import { RichText } from '../../parts/RichText.tsx';

/** Description and notes (S2.97). */
export function ProductText({ product }: { product: ProductDetail }) {
  return (
    <div className="stack">
      <RichText html={product.description} />
      {product.notes && <RichText html={product.notes} />}
      {product.purchaseNote && <p className="muted">{product.purchaseNote}</p>}
    </div>
  );
}
