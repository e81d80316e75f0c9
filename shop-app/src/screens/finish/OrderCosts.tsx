import type { Order } from 'shop-core/contract';
import { formatRupiah, rupiah } from 'shop-core/rules';
import { classNames } from '../../ui/classNames.ts';

/** S2.125: total, shipping, unique code, coupon, redeem, grand total. */
export function OrderCosts({ order }: { order: Order }) {
  const rows = [
    ['Total belanja', order.totalAmount, ''],
    [order.shippingType ? `Ongkos kirim (${order.shippingType.name})` : 'Ongkos kirim', order.shippingCost, ''],
    ['Kode unik', order.uniqueCode, '-'],
    ['Kupon', order.discountCoupon, '-'],
    ['Redeem poin', order.discountRedeem, '-'],
  ] as const;
  return (
    <section className="card" aria-labelledby="biaya">
      <h2 className="card__title" id="biaya">
        Rincian biaya
      </h2>
      <dl className="summary__rows">
        {rows.map(([label, amount, sign]) => (
          <div key={label} className={classNames('summary__row', sign === '-' && amount > 0 && 'is-discount')}>
            <dt>{label}</dt>
            <dd className="amount">
              {sign === '-' && amount > 0 && '-'}
              {formatRupiah(rupiah(amount))}
            </dd>
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
