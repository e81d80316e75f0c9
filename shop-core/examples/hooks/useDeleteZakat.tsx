import { useDeleteZakat, useZakat } from 'shop-core';
import { formatDashDate } from 'shop-core/rules';

/** The entries of the zakat tracker. Each is deleted once that was confirmed. */
export default function GoldEntries() {
  const { data } = useZakat(1);
  const { asked, ask, cancel, confirm, isPending } = useDeleteZakat();
  if (!data) return <p role="status">Memuat zakat…</p>;
  return (
    <>
      <ul aria-label="Catatan emas">
        {data.entries.map((entry) => (
          <li key={entry.id}>
            {entry.type} {entry.goldType}, {formatDashDate(entry.date)}
            <button type="button" onClick={() => ask(entry)}>
              Hapus {entry.goldType}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <dialog open aria-label={`Hapus ${asked.goldType}?`}>
          <button type="button" disabled={isPending} onClick={confirm}>
            Ya, hapus
          </button>
          <button type="button" onClick={cancel}>
            Batal
          </button>
        </dialog>
      )}
    </>
  );
}
