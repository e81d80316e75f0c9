import { useState } from 'react';
import { useOrders } from 'shop-core';
import { formatRupiah } from 'shop-core/rules';

/** The customer's orders, a page at a time. The page before stays while the next one loads. */
export default function OrderTable() {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useOrders(page);
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!data) return <p role="status">Memuat pesanan…</p>;
  if (data.totalItems === 0) return <p>Belum ada pesanan.</p>;
  return (
    <section aria-label="Pesanan" aria-busy={isPlaceholderData}>
      <ul>
        {data.orders.map(({ orderCode, label, grandTotal }) => (
          <li key={orderCode}>
            {orderCode}: {label}, {formatRupiah(grandTotal)}
          </li>
        ))}
      </ul>
      <button type="button" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
        Halaman berikutnya
      </button>
    </section>
  );
}
