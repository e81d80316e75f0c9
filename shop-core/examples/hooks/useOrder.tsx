import { useOrder } from 'shop-core';
import { formatRupiah, orderStatusLabel } from 'shop-core/rules';

/** An order with what is to be paid, and where. */
export default function OrderPage({ orderCode }: { orderCode: string }) {
  const { data, error, refetch } = useOrder(orderCode);
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!data) return <p role="status">Memuat pesanan…</p>;
  const { order } = data;
  return (
    <article>
      <h1>Pesanan {order.orderCode}</h1>
      <p>{orderStatusLabel(order.status)}</p>
      <p>
        Transfer {formatRupiah(order.grandTotal)} ke {order.bank?.bankName} {order.bank?.accountNumber}
      </p>
    </article>
  );
}
