import { formatRupiah, payWithinMinutes, rupiah } from 'shop-core/rules';
import type { NewMail } from '../../mail/queueMail.ts';
import type { OrderDraft } from './draftOrder.ts';
import type { NewOrder } from './orderWrites.ts';
import type { Bank } from './store.ts';

/** The mail after an order: how much to pay, where and until when. */
export function orderMail(
  order: Pick<NewOrder, 'code' | 'grandTotal'>,
  { buyer, lines, bank }: OrderDraft,
  shopUrl: string,
): NewMail {
  const items = lines.map(({ product, attribute, quantity, price }) => {
    const name = attribute ? `${product.name} (${attribute})` : product.name;
    return `- ${quantity} x ${name} @ ${formatRupiah(price)}`;
  });
  return {
    to: buyer.email,
    // Points may have paid it whole.
    subject: `Pesanan ${order.code}: ${order.grandTotal === 0 ? 'sudah lunas' : 'menunggu pembayaran'}`,
    text: [
      `Halo ${buyer.firstName ?? buyer.username},`,
      '',
      `Terima kasih. Pesanan ${order.code} sudah kami terima.`,
      '',
      ...items,
      '',
      ...paymentLines(order.grandTotal, bank),
      `${shopUrl}/finish/${order.code}`,
    ].join('\n'),
  };
}

function paymentLines(grandTotal: number, bank: Bank): string[] {
  if (grandTotal === 0) return ['Tidak ada yang perlu ditransfer. Pesanan Anda segera kami periksa.'];
  return [
    `Jumlah transfer: ${formatRupiah(rupiah(grandTotal))}`,
    `Bank: ${bank.name}`,
    `Nomor rekening: ${bank.accountNumber}`,
    `Atas nama: ${bank.accountName}`,
    '',
    `Mohon transfer tepat sejumlah di atas dalam ${payWithinMinutes} menit, lalu konfirmasi ke layanan pelanggan.`,
  ];
}
