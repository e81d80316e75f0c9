import { getCoupon, previewCoupon, previewRedeem } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { Visit } from '../visit.ts';
import { put } from './buying.ts';

const preview = (visit: Visit, couponCode: string | null, redeemPoint = 0) => ({
  body: { customerCode: visit.place.stage.customer.code, couponCode, redeemPoint, totalPrice: rupiah(999_999_999) },
});

const tryCoupon = (visit: Visit, code: string | null) =>
  visit.ask(previewCoupon, preview(visit, code), (given) => given);

/** Coupons for a small cart and a larger one, whatever the client says it costs. */
export async function tryCoupons(visit: Visit): Promise<void> {
  const { bar, coupons } = visit.place.stage;
  await visit.logIn();
  await tryCoupon(visit, null);
  await put(visit, bar.sku, 1);
  await tryCoupon(visit, coupons.amount.toLowerCase());
  await tryCoupon(visit, coupons.percent);
  await tryCoupon(visit, coupons.expired);
  await tryCoupon(visit, 'TIDAKADA');
  await tryCoupon(visit, `${coupons.amount} ${coupons.percent}`);
  await put(visit, bar.sku, 1);
  await tryCoupon(visit, coupons.percent);
  await put(visit, bar.sku, 2);
  await tryCoupon(visit, coupons.percent);
  await tryCoupon(visit, coupons.shipping);
  await visit.ask(getCoupon, { params: { code: coupons.amount } }, ({ couponType }) => couponType);
  await visit.ask(getCoupon, { params: { code: 'TIDAKADA' } });
}

/** As many points as there are, and one more. */
export async function tryPoints(visit: Visit): Promise<void> {
  const { points } = visit.place.stage.customer;
  await visit.logIn();
  for (const redeemed of [points, points + 1, 0]) {
    await visit.ask(previewRedeem, preview(visit, null, redeemed), (answer) => answer);
  }
}
