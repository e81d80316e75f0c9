import type { Order } from 'shop-core/contract';
import { couponLabel, formatRupiah, rupiah } from 'shop-core/rules';
import { classNames } from '../ui/classNames.ts';

/** S2.125: total, shipping, unique code, coupon, redeem, grand total. */
export function OrderCosts({ order }: { order: Order }) {
  const { coupon, shippingType } = order;
  const rows: readonly (readonly [label: string, amount: string, isDiscount?: boolean])[] = [
    ['Total belanja', formatRupiah(order.totalAmount)],
    [shippingType ? `Ongkos kirim (${shippingType.name})` : 'Ongkos kirim', formatRupiah(order.shippingCost)],
    ['Kode unik', ...taken(order.uniqueCode)],
    [coupon ? `Kupon (${coupon.code})` : 'Kupon', ...couponTaken(order)],
    ['Redeem poin', ...taken(order.discountRedeem)],
  ];
  return (
    <section className="card" aria-labelledby="biaya">
      <h2 className="card__title" id="biaya">
        Rincian biaya
      </h2>
      <dl className="summary__rows">
        {rows.map(([label, amount, isDiscount]) => (
          <div key={label} className={classNames('summary__row', isDiscount && 'is-discount')}>
            <dt>{label}</dt>
            <dd className="amount">{amount}</dd>
          </div>
        ))}
        <div className="summary__row is-total">
          <dt>Total bayar</dt>
          <dd className="amount">{formatRupiah(order.grandTotal)}</dd>
        </div>
      </dl>
    </section>
  );
}

function taken(amount: number): [amount: string, isDiscount: boolean] {
  return [formatRupiah(rupiah(0 - amount)), amount > 0];
}

/** S9.17: of type CT-4 the name of the type stands there. */
function couponTaken({ coupon, discountCoupon }: Order): [amount: string, isDiscount: boolean] {
  const [amount, isDiscount] = taken(discountCoupon);
  return [coupon ? couponLabel(coupon.couponType, rupiah(0 - discountCoupon)) : amount, isDiscount];
}
