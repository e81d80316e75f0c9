import { priceLabels, priceReasons } from 'shop-core/messages';
import { formatRupiah, type PriceEntry, type Rupiah } from 'shop-core/rules';
import { classNames } from './classNames.ts';

interface PriceEntriesProps {
  readonly entries: readonly PriceEntry[];
  readonly payable: Rupiah;
}

/** The steps from the price of the lines to what is paid, each explained: the same list wherever a total stands. */
export function PriceEntries({ entries, payable }: PriceEntriesProps) {
  return (
    <dl className="summary__rows">
      {entries.map(({ code, amount, because }) => (
        <div key={code} className={classNames('summary__row', amount < 0 && 'is-discount')}>
          <dt>
            {priceLabels[code]}
            {because && <span className="small muted"> ({priceReasons[because]})</span>}
          </dt>
          <dd className="amount">{formatRupiah(amount)}</dd>
        </div>
      ))}
      <div className="summary__row is-total">
        <dt>Total bayar</dt>
        <dd className="amount">{formatRupiah(payable)}</dd>
      </div>
    </dl>
  );
}
