import { useAccountStatus } from 'shop-core';

/** Where a customer stands: level, points, and the link that invites friends. */
export default function AccountStatusCard() {
  const { data: status, error, refetch } = useAccountStatus('https://toko.example/register');
  if (status) {
    return (
      <section aria-labelledby="status">
        <h2 id="status">{status.name}</h2>
        <p>Tingkat: {status.level ?? 'belum ada'}</p>
        <p>Poin aktif: {status.points.active.toLocaleString('id-ID')}</p>
        <label htmlFor="referral">Tautan undangan</label>
        <input id="referral" readOnly value={status.referralLink} />
      </section>
    );
  }
  if (!error) return <p role="status">Memuat…</p>;
  return (
    <button type="button" onClick={() => refetch()}>
      Coba lagi
    </button>
  );
}
