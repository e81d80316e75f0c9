import { useOrder, useTimeLeft } from 'shop-core';
import type { PlacedOrder } from 'shop-core/contract';

/** Minutes and seconds left to pay, on the server's clock. */
function Countdown({ order: { payBy, serverTime } }: Pick<PlacedOrder, 'order'>) {
  const left = useTimeLeft(payBy, serverTime);
  if (left === null) return <p>Bayar dalam 30 menit setelah memesan.</p>;
  if (left === 0) return <p>Waktu pembayaran habis.</p>;
  const seconds = String(left % 60).padStart(2, '0');
  return (
    <p role="timer">
      Bayar dalam {Math.floor(left / 60)}:{seconds}
    </p>
  );
}

export default function PaymentDeadline({ orderCode }: { orderCode: string }) {
  const { data } = useOrder(orderCode);
  return data ? <Countdown order={data.order} /> : <p role="status">Memuat pesanan…</p>;
}
