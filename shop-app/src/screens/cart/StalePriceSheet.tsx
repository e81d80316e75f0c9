import { type ReadyCart, useRefreshPrices } from 'shop-core';
import { canRefreshPrice, cartSubtotal, formatRupiah, type Rupiah } from 'shop-core/rules';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { StalePriceRow } from './StalePriceRow.tsx';

interface StalePriceSheetProps {
  readonly cart: ReadyCart;
  readonly onClose: () => void;
}

/** Every price that changed: old, new and what it does, to accept one by one or all at once (S4.17). */
export function StalePriceSheet({ cart, onClose }: StalePriceSheetProps) {
  const refreshAll = useRefreshPrices();
  const stale = cart.lines.filter(({ isOutdated }) => isOutdated);
  const canRefresh = stale.some(canRefreshPrice);
  const after = totalOfToday(cart.lines);
  const acceptAll = async () => {
    const result = await refreshAll.run(undefined);
    if (result.ok && result.value.lines.every(({ isOutdated }) => !isOutdated)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title="Harga berubah"
      actions={
        canRefresh && (
          <Button isPending={refreshAll.isPending} onPress={() => void acceptAll()}>
            Perbarui semua harga
          </Button>
        )
      }
    >
      <p>Mohon lakukan update harga tiap produk di keranjang sebelum melanjutkan.</p>
      <ul className="stale-prices">
        {stale.map((line) => (
          <StalePriceRow key={line.id} line={line} onDone={() => stale.length === 1 && onClose()} />
        ))}
      </ul>
      {canRefresh && after !== undefined && (
        <dl className="summary__rows">
          <div className="summary__row">
            <dt>Total sekarang</dt>
            <dd className="amount">{formatRupiah(cart.subtotal)}</dd>
          </div>
          <div className="summary__row is-total">
            <dt>Total baru</dt>
            <dd className="amount">{formatRupiah(after)}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  );
}

/** Undefined where a back end does not tell today's price of each line. */
function totalOfToday(lines: ReadyCart['lines']): Rupiah | undefined {
  const told = lines.flatMap(({ currentPrice, quantity }) =>
    currentPrice === null ? [] : [{ price: currentPrice, quantity }],
  );
  return told.length === lines.length ? cartSubtotal(told) : undefined;
}
