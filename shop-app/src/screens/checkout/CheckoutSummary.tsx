import { type Checkout, type ReadyCart, useSession } from 'shop-core';
import { messageFor } from 'shop-core/messages';
import { formatRupiah, shortName } from 'shop-core/rules';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PriceEntries } from '../../ui/PriceEntries.tsx';

/** What is ordered and what it comes to, entry by entry (S2.111-S2.117). */
export function CheckoutSummary({ cart, checkout }: { cart: ReadyCart; checkout: Checkout }) {
  const { priced, state, check } = checkout;
  const { quote } = state;
  const session = useSession();
  const isReseller = session.status === 'customer' && session.profile.isReseller;
  return (
    <div className="summary">
      <h2 className="summary__title">Pesanan Anda</h2>
      <ul className="lines">
        {cart.lines.map(({ id, sku, quantity, price, totalPrice, product }) => (
          <li key={id} className="line line-small">
            {product.image && <img className="line__art" src={product.image} alt="" width={48} height={48} />}
            <div className="line__body">
              <p className="line__name">{shortName(product.name)}</p>
              <p className="line__meta">
                {[product.attributeValue, `SKU ${sku}`, `${quantity} x ${formatRupiah(price)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className="line__amount amount">{formatRupiah(totalPrice)}</span>
          </li>
        ))}
      </ul>
      {!isReseller && priced && priced.pointReward > 0 && (
        <ul className="chips">
          <li>
            <Chip>Dapat {priced.pointReward} poin</Chip>
          </li>
        </ul>
      )}
      {!state.parcel.isOnlineOnly && (
        <Button
          variant={quote.status === 'fresh' ? 'secondary' : 'primary'}
          icon="truck"
          isWide
          isPending={check.isPending}
          onPress={() => void check.run(undefined)}
        >
          CEK ONGKIR
        </Button>
      )}
      <p className="summary__note" role="status">
        {quoteNote(quote)}
      </p>
      {priced && <PriceEntries entries={priced.entries} payable={priced.payable} />}
    </div>
  );
}

function quoteNote(quote: Checkout['state']['quote']): string {
  if (quote.status === 'fresh') return quote.description ?? '';
  if (quote.status === 'stale') return 'Pesanan berubah. Cek ongkir sekali lagi.';
  if (quote.status === 'unavailable') return messageFor(quote.problem);
  return '';
}
