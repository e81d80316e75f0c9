import { useCart } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** The cart in each of its four states. */
export default function CartSummary() {
  const cart = useCart();
  switch (cart.status) {
    case 'none':
      return <p>Masuk untuk melihat keranjang Anda.</p>;
    case 'loading':
      return <p role="status">Memuat keranjang…</p>;
    case 'failed':
      return (
        <button type="button" onClick={cart.retry}>
          Coba lagi
        </button>
      );
    case 'ready':
      if (cart.lines.length === 0) return <p>Keranjang kosong.</p>;
      return (
        <section aria-label="Keranjang">
          <ul>
            {cart.lines.map(({ id, product, quantity, totalPrice }) => (
              <li key={id}>
                {quantity} × {product.name}: {formatRupiah(totalPrice)}
              </li>
            ))}
          </ul>
          <p>Subtotal: {formatRupiah(cart.subtotal)}</p>
        </section>
      );
  }
}
