import type { Checkout, ReadyCart } from 'shop-core';
import { messageFor, shippingMessageFor } from 'shop-core/messages';
import { formatRupiah, shortName } from 'shop-core/rules';
import { DiscountChips, givenBy } from '../../parts/DiscountChips.tsx';
import { DiscountProblems } from '../../parts/DiscountProblems.tsx';
import { MetaLine } from '../../parts/MetaLine.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { ShortName } from '../../parts/ShortName.tsx';
import { PriceEntries } from '../../ui/PriceEntries.tsx';

/** What is ordered and what it comes to, entry by entry (S2.111-S2.115, S2.117). */
export function CheckoutSummary({ cart, checkout }: { cart: ReadyCart; checkout: Checkout }) {
  const { priced, state, coupon, redeem } = checkout;
  const courier = checkout.couriers.find(({ code }) => code === state.courier)?.name;
  const isShippingUnknown = !state.parcel.isOnlineOnly && state.quote.status !== 'fresh';
  return (
    <div className="summary">
      <h2 className="summary__title">Pesanan Anda</h2>
      <ul className="lines">
        {cart.lines.map(({ id, sku, quantity, price, totalPrice, product }) => (
          <li key={id} className="line line-small">
            {product.image && <Picture className="line__art" src={product.image} alt="" width={48} height={48} />}
            <div className="line__body">
              <p className="line__name">
                <ShortName name={product.name} short={shortName(product.name)} />
              </p>
              <MetaLine facts={[product.attributeValue, `SKU ${sku}`, `${quantity} x ${formatRupiah(price)}`]} />
            </div>
            <span className="line__amount amount">{formatRupiah(totalPrice)}</span>
          </li>
        ))}
      </ul>
      <DiscountChips coupon={coupon} redeem={redeem} reward={priced?.pointReward} />
      <DiscountProblems coupon={coupon} redeem={redeem} />
      <p className="summary__note" role="status">
        {quoteNote(state)}
      </p>
      {priced && <PriceEntries priced={priced} details={{ courier, coupon: givenBy(coupon), isShippingUnknown }} />}
    </div>
  );
}

function quoteNote({ quote, courier }: Checkout['state']): string {
  if (quote.status === 'fresh') return quote.description ? `Layanan kurir: ${quote.description}` : '';
  if (quote.status === 'stale') return 'Pesanan berubah. Tekan CEK ONGKIR sekali lagi.';
  if (quote.status === 'unavailable')
    return courier ? shippingMessageFor(courier, quote.problem) : messageFor(quote.problem);
  return '';
}
