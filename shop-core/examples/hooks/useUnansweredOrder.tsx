import { sentenceFor, useUnansweredOrder } from 'shop-core';

/** An order was sent and the answer got lost, perhaps with the connection: asked again, it is still one order. */
export default function UnansweredOrder() {
  const { isThere, ask } = useUnansweredOrder();
  if (!isThere) return <p>Tidak ada pesanan yang menunggu jawaban.</p>;
  return (
    <section aria-label="Pesanan belum terjawab">
      <p>Kami belum tahu apakah pesanan Anda diterima.</p>
      <button type="button" disabled={ask.isPending} onClick={() => ask.run(undefined)}>
        Periksa pesanan
      </button>
      {ask.error && <p role="alert">{sentenceFor(ask.error)}</p>}
    </section>
  );
}
