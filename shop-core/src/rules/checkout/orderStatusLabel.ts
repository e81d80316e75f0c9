import { type OrderStatus, orderStatus } from './orderStatus.ts';

const labels: { readonly [S in OrderStatus]: string } = {
  pending: 'Menunggu pembayaran',
  processing: 'Sedang diproses',
  shipped: 'Sedang dikirim',
  complete: 'Selesai',
  cancelled: 'Dibatalkan',
};

/** What an order status is called (S4.36-S4.41); a status nobody knows is shown as it is (S4.42). */
export function orderStatusLabel(status: string): string {
  const known = orderStatus(status);
  return known ? labels[known] : status;
}
