import { useZakat } from 'shop-core';
import { zakatStepMessage } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';

/** Whether zakat is due, how much, and why, step by step. */
export default function ZakatStatus() {
  const { data: zakat, error, refetch } = useZakat(1);
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!zakat) return <p role="status">Memuat zakat…</p>;
  return (
    <section aria-labelledby="zakat">
      <h2 id="zakat">{zakat.isDue ? `Zakat wajib: ${formatRupiah(zakat.zakatValue)}` : 'Zakat belum wajib'}</h2>
      <p>Nilai emas hari ini: {formatRupiah(zakat.currentValue)}</p>
      <ol>
        {zakat.reasons.map(zakatStepMessage).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
    </section>
  );
}
