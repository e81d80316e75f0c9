import { useBillingAddress } from 'shop-core';

/** The address that invoices name, and where parcels go unless the checkout says otherwise. */
export default function BillingAddressCard() {
  const { data, error, refetch } = useBillingAddress();
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!data) return <p role="status">Memuat alamat…</p>;
  if (data.address === null) return <p>Alamat penagihan belum diisi.</p>;
  return (
    <address>
      {data.address}
      <br />
      {data.subdistrict?.name}, {data.city?.name} {data.postalCode}
    </address>
  );
}
