import { payWithinMinutes } from 'shop-core/rules';
import type { NewOrder } from './orderWrites.ts';

/** What the customer is told in the shop once the order is placed. Nobody waits for a transfer of nothing. */
export function orderNotice({ code, grandTotal }: Pick<NewOrder, 'code' | 'grandTotal'>) {
  if (grandTotal === 0) {
    return { title: 'Pesanan diterima', message: `Pesanan ${code} sudah lunas dan segera kami periksa.` };
  }
  return {
    title: 'Menunggu pembayaran',
    message: `Pesanan ${code} menunggu pembayaran dalam ${payWithinMinutes} menit.`,
  };
}
