import { sentenceFor, useAddToCart, useProduct } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** Puts one piece in the cart, or says why not. */
export default function BuyButton() {
  const { data: product } = useProduct('LM-05');
  const add = useAddToCart();
  if (!product) return <p role="status">Memuat produk…</p>;
  const { sku, typeCode, segment, stock } = product;
  const price = product.price ?? product.regularPrice;
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
