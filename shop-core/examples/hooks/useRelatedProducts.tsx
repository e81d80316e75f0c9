import { useProduct, useRelatedProducts } from 'shop-core';

/** What else is in the category of the product that is shown, with what can be bought first. */
export default function RelatedProducts({ sku }: { sku: string }) {
  const { data: product } = useProduct(sku);
  const { products } = useRelatedProducts(product);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">Produk terkait</h2>
      <ul>
        {products.map(({ id, name, sku: other }) => (
          <li key={id}>
            <a href={`/product/${other}`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
