import type { OrderAddress, PlacedOrder } from 'shop-core/contract';

/** S2.123, S2.126: who ordered, and where it goes. */
export function OrderAddresses({ placed }: { placed: PlacedOrder }) {
  const { order, name, username, email } = placed;
  return (
    <section className="card" aria-labelledby="pelanggan">
      <h2 className="card__title" id="pelanggan">
        Pelanggan dan alamat
      </h2>
      <dl className="facts">
        <dt>Nama</dt>
        <dd>{name ?? username}</dd>
        <dt>Username</dt>
        <dd>{username}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        {order.shippingAddress && <AddressFact label="Alamat pengiriman" address={order.shippingAddress} />}
        {order.billingAddress && <AddressFact label="Alamat penagihan" address={order.billingAddress} />}
        {order.receiptNumber && (
          <>
            <dt>Nomor resi</dt>
            <dd className="numeric">{order.receiptNumber}</dd>
          </>
        )}
        {order.note && (
          <>
            <dt>Catatan</dt>
            <dd>{order.note}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function AddressFact({ label, address }: { label: string; address: OrderAddress }) {
  const areas = [address.subdistrictName, address.districtName, address.cityName, address.provinceName];
  return (
    <>
      <dt>{label}</dt>
      <dd className="address">
        <p className="address__name">{address.fullName}</p>
        <p>{address.phoneNumber}</p>
        <p>{[address.company, address.place].filter(Boolean).join(', ')}</p>
        <p>{address.address}</p>
        <p>
          {areas.filter(Boolean).join(', ')} {address.postalCode}
        </p>
        {address.note && <p className="muted">Catatan: {address.note}</p>}
      </dd>
    </>
  );
}
