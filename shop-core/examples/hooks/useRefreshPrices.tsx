import { sentenceFor, useCart, useRefreshPrices } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** A price changed since the shopper chose: the checkout stays closed until today's prices are taken. */
export default function OutdatedPrices() {
  const cart = useCart();
  const refresh = useRefreshPrices();
  if (cart.status !== 'ready') return null;
  if (!cart.isObsolete) return <p>Harga terbaru: {formatRupiah(cart.subtotal)}</p>;
  return (
    <section aria-label="Harga berubah">
      <ul>
        {cart.lines
          .filter(({ isOutdated }) => isOutdated)
          .map(({ id, product, price, currentPrice }) => (
            <li key={id}>
              {product.name}: <del>{formatRupiah(price)}</del> {currentPrice !== null && formatRupiah(currentPrice)}
            </li>
          ))}
      </ul>
      <button type="button" disabled={refresh.isPending} onClick={() => refresh.run(undefined)}>
        Perbarui harga
      </button>
      {refresh.error && <p role="alert">{sentenceFor(refresh.error)}</p>}
    </section>
  );
}
