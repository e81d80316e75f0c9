import { useRelatedProducts } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { useAddFromCard } from '../../parts/useAddFromCard.ts';

/** Four related products (S2.99); without a login they say so in a toast (S5.27). */
export function RelatedProducts({ product }: { product: ProductDetail }) {
  const { products } = useRelatedProducts(product);
  const add = useAddFromCard();
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="terkait">
      <div className="section__head">
        <h2 id="terkait">Produk terkait</h2>
      </div>
      <div className="grid-products grid-of-four">
        {products.map((related) => (
          <ProductCard key={related.sku} product={related} add={add} />
        ))}
      </div>
    </section>
  );
}
