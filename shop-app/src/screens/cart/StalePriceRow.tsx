import { sentenceFor, useCartLine } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import { canRefreshPrice, formatRupiah, lineTotal, type Rupiah, rupiah, shortCartName } from 'shop-core/rules';
import { ShortName } from '../../parts/ShortName.tsx';
import { Button } from '../../ui/Button.tsx';

interface StalePriceRowProps {
  readonly line: CartLine;
  /** The new price is taken, or the line is gone. */
  readonly onDone: () => void;
}

/** One price that changed: what it was, what it is, and what that does to the line. */
export function StalePriceRow({ line, onDone }: StalePriceRowProps) {
  const { product, price, currentPrice } = line;
  const row = useCartLine(line);
  const finish = async (work: ReturnType<typeof row.remove>) => {
    const result = await work;
    if (result.ok) onDone();
  };
  return (
    <li className="stale-price">
      <p className="line__name">
        <ShortName name={product.name} short={shortCartName(product.name)} />
      </p>
      {canRefreshPrice(line) ? (
        <>
          <dl className="summary__rows">
            <div className="summary__row">
              <dt>Harga lama</dt>
              <dd className="amount">
                <s>{formatRupiah(price)}</s>
              </dd>
            </div>
            {currentPrice !== null && <NewPrice line={line} currentPrice={currentPrice} />}
          </dl>
          <Button
            variant="secondary"
            size="small"
            icon="refresh"
            isPending={row.isPending}
            aria-label={`Perbarui harga ${product.name}`}
            onPress={() => void finish(row.refreshPrice())}
          >
            Perbarui harga
          </Button>
        </>
      ) : (
        <>
          <p className="line__problem">Tidak dijual lagi. Hapus produk ini untuk melanjutkan.</p>
          <Button
            variant="secondary"
            size="small"
            icon="trash"
            isPending={row.isPending}
            aria-label={`Hapus ${product.name}`}
            onPress={() => void finish(row.remove())}
          >
            Hapus
          </Button>
        </>
      )}
      {row.error && (
        <p className="line__problem" role="alert">
          {sentenceFor(row.error)}
        </p>
      )}
    </li>
  );
}

function NewPrice({ line, currentPrice }: { line: CartLine; currentPrice: Rupiah }) {
  const { quantity } = line;
  const effect = rupiah(lineTotal({ price: currentPrice, quantity }) - lineTotal(line));
  return (
    <>
      <div className="summary__row">
        <dt>Harga baru</dt>
        <dd className="amount">{formatRupiah(currentPrice)}</dd>
      </div>
      <div className="summary__row">
        <dt>Pengaruh ({quantity} buah)</dt>
        <dd className="amount">
          {effect > 0 && '+'}
          {formatRupiah(effect)}
        </dd>
      </div>
    </>
  );
}
