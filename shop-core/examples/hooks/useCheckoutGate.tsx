import { useCheckoutGate } from 'shop-core';
import { messageFor } from 'shop-core/messages';

/** The way from the cart to the checkout, and what stands in it. */
export default function CheckoutLink() {
  const { isLoading, problem, error, retry } = useCheckoutGate();
  if (isLoading) return <p role="status">Memeriksa keranjang…</p>;
  if (error) {
    return (
      <button type="button" onClick={retry}>
        Coba lagi
      </button>
    );
  }
  if (problem) return <p>{messageFor(problem)}</p>;
  return <a href="/checkout">Lanjut ke pembayaran</a>;
}
