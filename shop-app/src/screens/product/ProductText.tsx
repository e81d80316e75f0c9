import type { ProductDetail } from 'shop-core/contract';
import { RichText } from '../../parts/RichText.tsx';

/** DESKRIPSI: description and notes (S2.97). */
export function ProductText({ product }: { product: ProductDetail }) {
  return (
    <section className="section" aria-labelledby="deskripsi">
      <h2 id="deskripsi">DESKRIPSI</h2>
      <RichText html={product.description} />
      {product.notes && <RichText html={product.notes} />}
      {product.purchaseNote && <p className="muted">{product.purchaseNote}</p>}
    </section>
  );
}
