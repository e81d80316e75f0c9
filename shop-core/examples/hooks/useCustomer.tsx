import { useCustomer } from 'shop-core';

/** Everything the shop knows of who is logged in. */
export default function Greeting() {
  const { data: customer, error, refetch } = useCustomer();
  if (customer) {
    return (
      <p>
        Halo, {customer.firstName ?? customer.username}! Anda memiliki {customer.points.active.toLocaleString('id-ID')}{' '}
        poin.
      </p>
    );
  }
  if (!error) return <p role="status">Memuat…</p>;
  return (
    <button type="button" onClick={() => refetch()}>
      Coba lagi
    </button>
  );
}
