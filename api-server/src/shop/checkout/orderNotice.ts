import { paymentDeadline } from 'shop-core/messages';
import type { PlacedOrderRow } from './orderMail.ts';

/** What the customer is told in the shop once the order is placed. Nobody waits for a transfer of nothing. */
export function orderNotice({ code, grandTotal, payBy }: PlacedOrderRow) {
  if (grandTotal === 0) {
    return { title: 'Pesanan lunas', message: `Pesanan ${code} sudah lunas dan segera kami periksa.` };
  }
  return {
    title: 'Menunggu pembayaran',
    message: `Pesanan ${code} menunggu pembayaran ${paymentDeadline(payBy)}.`,
  };
}
