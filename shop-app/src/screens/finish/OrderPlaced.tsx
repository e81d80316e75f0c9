import { useWhatsApp } from 'shop-core';
import type { PlacedOrder } from 'shop-core/contract';
import { formatDashDate, formatRupiah, orderStatusLabel, whatsAppUrl } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderAddresses } from './OrderAddresses.tsx';
import { OrderCosts } from './OrderCosts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { PaymentBox } from './PaymentBox.tsx';

interface OrderPlacedProps {
  readonly placed: PlacedOrder;
  /** The time to pay ended while the page was open. */
  readonly onTimeOver: () => void;
}

/** What to pay, where and until when, then what was ordered. */
export function OrderPlaced({ placed, onTimeOver }: OrderPlacedProps) {
  const { order } = placed;
  const isPending = order.status === 'pending';
  return (
    <article className="order-placed order-slip">
      <header className="order-placed__head">
        <h1 className="page-title">{isPending ? 'Pesanan diterima' : 'Pesanan Anda'}</h1>
        <p>
          Nomor pesanan <strong className="numeric">{order.orderCode}</strong>
        </p>
        <p className="muted">
          {formatDashDate(order.orderDate)} ·{' '}
          <Badge tone={tones[order.status] ?? 'neutral'}>{orderStatusLabel(order.status)}</Badge>
        </p>
      </header>
      {isPending && order.bank && <PaymentBox order={order} onTimeOver={onTimeOver} />}
      {isPending && <NextSteps code={order.orderCode} amount={formatRupiah(order.grandTotal)} />}
      {order.status === 'cancelled' && <p className="muted">{order.history.at(-1)?.description}</p>}
      <OrderLines lines={order.lines} />
      <OrderCosts order={order} />
      <OrderAddresses placed={placed} />
      <div className="cluster no-print">
        <Button variant="secondary" icon="print" onPress={() => window.print()}>
          Cetak
        </Button>
        <LinkButton variant="quiet" to={paths.products()}>
          Belanja lagi
        </LinkButton>
      </div>
    </article>
  );
}

const tones: Readonly<Record<string, 'warn' | 'good' | 'bad' | 'gold'>> = {
  pending: 'warn',
  processing: 'gold',
  shipped: 'gold',
  complete: 'good',
  cancelled: 'bad',
};

/** S2.121 */
function NextSteps({ code, amount }: { code: string; amount: string }) {
  const { data: number } = useWhatsApp();
  const message = `Halo Samudra Emas, saya sudah membayar ${amount} untuk pesanan ${code}.`;
  return (
    <section className="card" aria-labelledby="langkah">
      <h2 className="card__title" id="langkah">
        Langkah berikutnya
      </h2>
      <ol className="next-steps">
        <li>Transfer tepat sejumlah di atas, sampai tiga angka terakhir, dalam 30 menit setelah memesan.</li>
        <li>
          Konfirmasi pembayaran Anda ke layanan pelanggan (Senin-Jumat 09:00-17:00 WIB, Sabtu 09:00-13:00 WIB).
          {number && (
            <p className="no-print">
              <LinkButton
                variant="secondary"
                size="small"
                icon="whatsapp"
                to={whatsAppUrl(number, message)}
                target="_blank"
              >
                Konfirmasi lewat WhatsApp
              </LinkButton>
            </p>
          )}
        </li>
        <li>Kami periksa pembayaran Anda, lalu pesanan diproses dan dikirim.</li>
      </ol>
    </section>
  );
}
