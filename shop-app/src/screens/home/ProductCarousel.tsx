import type { ShownDashboard } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { useAddFromCard } from '../../parts/useAddFromCard.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

// One on a phone, and a part of the next.
const sizes = '(max-width: 767px) 60vw, 320px';

/** Four, two or one product beside each other, each with its plus and minus (S2.71, S9.7). */
export function ProductCarousel({ products }: { products: ShownDashboard['products'] }) {
  const add = useAddFromCard();
  if (products.length === 0) return null;
  const slides = products.map((product) => ({
    key: product.sku,
    content: <ProductCard product={product} add={add} sizes={sizes} />,
  }));
  return (
    <section className="section" aria-labelledby="pilihan">
      <div className="section__head">
        <h2 id="pilihan">Produk pilihan</h2>
        <ShopLink className="section__more text-link" to={paths.products()}>
          Semua produk
        </ShopLink>
      </div>
      <Carousel label="Produk pilihan" slides={slides} />
    </section>
  );
}
