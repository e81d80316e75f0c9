import { sentenceFor, useAddToCart, useProduct } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** Puts one piece in the cart, or says why not. */
export default function BuyButton({ sku }: { sku: string }) {
  const { data: product } = useProduct(sku);
  const add = useAddToCart();
  if (!product) return <p role="status">Memuat produk…</p>;
  const { typeCode, segment, stock } = product;
  const { price } = product.shown;
  return (
    <section aria-label={product.name}>
      <p>{formatRupiah(price)}</p>
      <button
        type="button"
        disabled={add.isPending}
        onClick={() => add.run({ place: 'detail', sku, quantity: 1, price, typeCode, segment, stock })}
      >
        Tambah ke keranjang
      </button>
      {add.error && <p role="alert">{sentenceFor(add.error)}</p>}
    </section>
  );
}
