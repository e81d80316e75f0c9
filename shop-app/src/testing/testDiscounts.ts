import { getCoupon, previewCoupon, previewRedeem } from 'shop-core/contract';
import { type CouponType, rupiah } from 'shop-core/rules';
import { type FakeRoute, on, refuse } from 'shop-core/testing';

const cut: CouponType = { code: 'CT-1', name: 'Potongan harga' };

interface KnownCoupon {
  readonly couponType: CouponType;
  readonly discount: number;
  readonly isFreeShipping?: boolean;
  readonly minimum?: number;
}

const coupons: Readonly<Record<string, KnownCoupon>> = {
  HEMAT50: { couponType: cut, discount: 50_000 },
  BESAR: { couponType: cut, discount: 200_000, minimum: 1_500_000 },
  ONGKIR: { couponType: { code: 'CT-2', name: 'Gratis ongkir' }, discount: 0, isFreeShipping: true },
  MITRA: { couponType: { code: 'CT-3', name: 'Reseller' }, discount: 0 },
  KADO: { couponType: { code: 'CT-4', name: 'Kado Emas' }, discount: 75_000 },
};

const known = (code: string | null) => coupons[code ?? ''] ?? refuse({ code: 'COUPON_UNKNOWN' });

/** A few coupons, one of them for a large cart, and a server that takes any points. */
export function testDiscounts(): FakeRoute[] {
  return [
    on(previewCoupon, ({ body }) => {
      const { discount, isFreeShipping = false, minimum = 0 } = known(body.couponCode);
      const missing = rupiah(minimum - body.totalPrice);
      if (missing > 0) refuse({ code: 'COUPON_BELOW_MINIMUM', minimum: rupiah(minimum), missing });
      return { discountCoupon: rupiah(discount), isFreeShipping };
    }),
    on(getCoupon, ({ params }) => ({
      code: params.code,
      couponType: known(params.code).couponType,
      description: null,
    })),
    on(previewRedeem, ({ body }) => ({ redeemPoint: body.redeemPoint })),
  ];
}
