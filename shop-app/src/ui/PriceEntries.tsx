import { priceLabels, priceReasons } from 'shop-core/messages';
import { formatRupiah, type PricedOrder } from 'shop-core/rules';
import { classNames } from './classNames.ts';
import { TotalAmount } from './TotalAmount.tsx';

interface PriceEntriesProps {
  readonly priced: PricedOrder;
  /** What the sum is called. */
  readonly label?: string;
  /** The sum is still without it. */
  readonly isShippingUnknown?: boolean;
}

/** The steps from the price of the lines to what is paid, each explained: the same list wherever a total stands. */
export function PriceEntries({ priced, label = 'Total bayar', isShippingUnknown = false }: PriceEntriesProps) {
  return (
    <dl className="summary__rows">
      {priced.entries.map(({ code, amount, because }) => (
        <div key={code} className={classNames('summary__row', amount < 0 && 'is-discount')}>
          <dt>
            {priceLabels[code]}
            {because && <span className="small muted"> ({priceReasons[because]})</span>}
          </dt>
          <dd className="amount">{formatRupiah(amount)}</dd>
        </div>
      ))}
      {isShippingUnknown && (
        <div className="summary__row">
          <dt>{priceLabels.SHIPPING}</dt>
          <dd className="muted">Belum dihitung</dd>
        </div>
      )}
      <div className={classNames('summary__row is-total', priced.grandTotalRaw < 0 && 'is-negative')}>
        <dt>{label}</dt>
        <dd className="amount">
          <TotalAmount priced={priced} />
        </dd>
      </div>
    </dl>
  );
}
