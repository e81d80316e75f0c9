import { usePointHistory } from 'shop-core';
import { formatDashDate } from 'shop-core/rules';

/** Where the customer's points came from and went, the newest first. */
export default function PointTable() {
  const { data, error, refetch } = usePointHistory(1, 25);
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!data) return <p role="status">Memuat riwayat poin…</p>;
  return (
    <table>
      <caption>Riwayat poin</caption>
      <tbody>
        {data.rows.map(({ id, date, credit, debit, balance, description }) => (
          <tr key={id}>
            <td>{formatDashDate(date)}</td>
            <td>{description}</td>
            <td>{credit > 0 ? `+${credit}` : `-${debit}`}</td>
            <td>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
