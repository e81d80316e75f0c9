import type { Order, OrderAddress, PlacedOrder } from 'shop-core/contract';
import { type OrderStatus, orderStatus } from 'shop-core/rules';
import { Facts } from '../ui/Facts.tsx';

/** S2.123, S2.126: who ordered, and where it goes. */
export function OrderAddresses({ placed }: { placed: PlacedOrder }) {
  const { order, name, username, email } = placed;
  return (
    <section className="card" aria-labelledby="pelanggan">
      <h2 className="card__title" id="pelanggan">
        Pelanggan dan alamat
      </h2>
      <Facts
        facts={[
          ['Nama', name ?? username],
          ['Username', username],
          ['Email', email],
          ['Alamat pengiriman', order.shippingAddress && <AddressBlock address={order.shippingAddress} />],
          ['Alamat penagihan', order.billingAddress && <AddressBlock address={order.billingAddress} />],
          ['Pembayaran', paidTo(order)],
          ['Catatan', order.note],
        ]}
      />
    </section>
  );
}

/** Where the money went, once it did: an order that waits for it has a place of its own for that, and no other asks for any. */
function paidTo({ status, grandTotal, bank, paymentMethod }: Order): string | null {
  const known = orderStatus(status);
  if (!known || !paid.has(known) || grandTotal === 0 || !bank) return null;
  return `${paymentMethod}: ${bank.bankName} ${bank.accountNumber}, a.n. ${bank.accountName}`;
}

const paid: ReadonlySet<OrderStatus> = new Set(['processing', 'shipped', 'complete']);

function AddressBlock({ address }: { address: OrderAddress }) {
  const company = [address.company, address.place].filter(Boolean).join(', ');
  const areas = [address.subdistrictName, address.districtName, address.cityName, address.provinceName];
  return (
    <div className="address">
      <p className="address__name">{address.fullName}</p>
      <p>{address.phoneNumber}</p>
      {company && <p>{company}</p>}
      <p>{address.address}</p>
      <p>
        {areas.filter(Boolean).join(', ')} {address.postalCode}
      </p>
      {address.note && <p className="muted">Catatan: {address.note}</p>}
    </div>
  );
}
