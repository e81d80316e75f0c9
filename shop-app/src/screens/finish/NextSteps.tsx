import { useWhatsApp } from 'shop-core';
import type { Order } from 'shop-core/contract';
import { paymentDeadline } from 'shop-core/messages';
import { formatRupiah, whatsAppUrl } from 'shop-core/rules';
import { shopName } from '../../app/shopName.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

const hours = 'Senin-Jumat 09:00-17:00 WIB, Sabtu 09:00-13:00 WIB';

/** What to do after the order (S2.121). Where points paid it whole there is nothing to transfer. */
export function NextSteps({ order }: { order: Order }) {
  const amount = formatRupiah(order.grandTotal);
  return (
    <section className="card" aria-labelledby="langkah">
      <h2 className="card__title" id="langkah">
        Langkah berikutnya
      </h2>
      {order.grandTotal > 0 ? (
        <ol className="next-steps">
          <li>
            Transfer tepat sejumlah di atas, sampai tiga angka terakhir, dalam 30 menit setelah memesan
            {order.payBy && `, ${paymentDeadline(order.payBy)}`}.
          </li>
          <li>
            Konfirmasi pembayaran Anda ke layanan pelanggan ({hours}).
            <WhatsApp
              label="Konfirmasi lewat WhatsApp"
              message={`Halo ${shopName}, saya sudah membayar ${amount} untuk pesanan ${order.orderCode}.`}
            />
          </li>
          <li>Kami periksa pembayaran Anda, lalu pesanan diproses{order.shippingType && ' dan dikirim'}.</li>
        </ol>
      ) : (
        <>
          <p>Tidak ada yang perlu ditransfer. Pesanan Anda segera kami periksa, lalu diproses.</p>
          <p className="muted">Layanan pelanggan: {hours}.</p>
          <WhatsApp
            label="Tanya lewat WhatsApp"
            message={`Halo ${shopName}, saya ingin bertanya tentang pesanan ${order.orderCode}.`}
          />
        </>
      )}
    </section>
  );
}

function WhatsApp({ label, message }: { label: string; message: string }) {
  const { data: number } = useWhatsApp();
  if (!number) return null;
  return (
    <p className="no-print">
      <LinkButton variant="secondary" size="small" icon="whatsapp" to={whatsAppUrl(number, message)} target="_blank">
        {label}
      </LinkButton>
    </p>
  );
}
