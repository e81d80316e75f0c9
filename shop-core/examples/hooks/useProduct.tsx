import { ShopError, useProduct } from 'shop-core';
import { availability, formatRupiah, formatWeight } from 'shop-core/rules';

/** A product with the price of who is looking. */
export default function ProductPage({ sku }: { sku: string }) {
  const { data: product, error, refetch } = useProduct(sku);
  if (error instanceof ShopError && error.problem.code === 'NOT_FOUND') return <h1>Produk tidak ditemukan</h1>;
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!product) return <p role="status">Memuat produk…</p>;
  const { shown } = product;
  return (
    <article>
      <h1>{product.name}</h1>
      {shown.struckThrough && <s>{formatRupiah(shown.struckThrough)}</s>}
      <p>{formatRupiah(shown.price)}</p>
      <p>
        {formatWeight(product.weight)}, {availability(product.stock)}
      </p>
    </article>
  );
}
