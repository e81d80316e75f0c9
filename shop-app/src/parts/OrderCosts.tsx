import type { Order } from 'shop-core/contract';
import { priceRows } from 'shop-core/messages';
import { formatRupiah, placedEntries } from 'shop-core/rules';
import { PriceRows } from '../ui/PriceRows.tsx';

/** S2.125: total, shipping, unique code, coupon, redeem, grand total. */
export function OrderCosts({ order }: { order: Order }) {
  const coupon = order.coupon && { code: order.coupon.code, type: order.coupon.couponType };
  const rows = priceRows(placedEntries(order), { courier: order.shippingType?.name, coupon });
  return (
    <section className="card" aria-labelledby="biaya">
      <h2 className="card__title" id="biaya">
        Rincian biaya
      </h2>
      <PriceRows rows={rows} total={formatRupiah(order.grandTotal)} />
    </section>
  );
}
