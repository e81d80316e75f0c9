import type { ShopError } from 'shop-core';
import type { OrderFigures } from 'shop-core/contract';
import { formatRupiah, type PricedOrder, rupiah } from 'shop-core/rules';
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
  const rows = [
    ['Total belanja', shown.totalAmount, figures.totalAmount],
    ['Ongkos kirim', shown.shippingCharged, figures.shippingCost],
    ['Kode unik', shown.uniqueCodeUsed, figures.uniqueCode],
    ['Total bayar', shown.payable, figures.grandTotal],
  ] as const;
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
          {rows.map(([label, before, now]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="numeric">
                {before === now ? formatRupiah(rupiah(now)) : <s>{formatRupiah(rupiah(before))}</s>}
              </td>
              <td className="numeric">{formatRupiah(rupiah(now))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
