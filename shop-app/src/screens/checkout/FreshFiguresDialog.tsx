import type { ShopError } from 'shop-core';
import type { OrderFigures } from 'shop-core/contract';
import { figureLabels } from 'shop-core/messages';
import {
  comparedFigures,
  formatCount,
  formatRupiah,
  orderFigures,
  type PricedOrder,
  rupiah,
  type ShownFigure,
} from 'shop-core/rules';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface FreshFiguresDialogProps {
  readonly error: ShopError | undefined;
  /** What the shopper saw when the order was sent. */
  readonly shown: PricedOrder | undefined;
  readonly isPending: boolean;
  readonly onAccept: (figures: OrderFigures) => void;
  readonly onClose: () => void;
}

/** The figures changed on the way: what they were, what they are, and the shopper decides. */
export function FreshFiguresDialog({ error, shown, isPending, onAccept, onClose }: FreshFiguresDialogProps) {
  const figures = error?.figures;
  if (!figures || !shown) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title="Rincian pesanan berubah"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Periksa lagi
          </Button>
          <Button isPending={isPending} onPress={() => onAccept(figures)}>
            Setuju, bayar {formatRupiah(figures.grandTotal)}
          </Button>
        </>
      }
    >
      <p>Belum ada pesanan yang dibuat. Periksa rincian terbaru sebelum melanjutkan.</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Rincian</th>
            <th scope="col">Sebelumnya</th>
            <th scope="col">Sekarang</th>
          </tr>
        </thead>
        <tbody>
          {comparedFigures(orderFigures(shown), figures).map(({ name, before, now, isChanged }) => (
            <tr key={name}>
              <th scope="row">{figureLabels[name]}</th>
              <td className="numeric">{isChanged ? <s>{amount(name, before)}</s> : amount(name, before)}</td>
              <td className="numeric">{amount(name, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function amount(name: ShownFigure, value: number): string {
  return name === 'pointReward' ? `${formatCount(value)} poin` : formatRupiah(rupiah(value));
}
