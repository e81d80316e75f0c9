import { jakartaDate, milligram, type ProductSegment, rupiah } from 'shop-core/rules';
import { createMemoryShop, type SeedCoupon, type SeedProduct, sampleProduct, sampleProfile } from 'shop-core/testing';
import type { Place, Stage, StageProduct } from './place.ts';

const yesterday = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);

/** The kit, with the stage set as it is on the server. */
export function kitPlace(stage: Stage): Place {
  const shop = createMemoryShop({
    now: stage.now,
    customers: [
      {
        profile: sampleProfile({ ...stage.customer, customerCode: stage.customer.code, gender: null }),
        password: stage.customer.password,
        billing: stage.customer.billing,
        points: stage.customer.points,
      },
    ],
    products: [product(stage.bar, true), product(stage.coin, false)],
    coupons: couponsOf(stage),
    couriers: stage.couriers,
    banks: stage.banks,
    areas: [stage.home, stage.away],
    goldPrice: stage.goldPrice,
  });
  return {
    api: shop.api,
    stage,
    setPrice: async (sku, price) => shop.setPrice(sku, rupiah(price)),
    setStock: async (sku, stock) => shop.setStock(sku, stock),
    setClosed: async (notice) =>
      shop.setStore(notice === null ? { status: 'OPEN', notice: '' } : { status: 'CLOSE', notice }),
    advance: async (ms) => shop.advance(ms),
    approveReviews: async () => shop.approveReviews(),
  };
}

function product({ weightMg, price, fixedPoint, ...shown }: StageProduct, reviewsEnabled: boolean): SeedProduct {
  return {
    ...sampleProduct({
      ...shown,
      purity: null,
      weight: milligram(weightMg),
      regularPrice: price,
      reviewsEnabled,
      segment: 'INDIVIDU',
    }),
    fixedPoint,
  };
}

function couponsOf({ coupons, now }: Stage): SeedCoupon[] {
  const open = {
    ...{ withFreeShipping: false, from: null, until: null, quota: null, customerLimit: 1, minimum: rupiah(0) },
    ...{ segment: 'ALL' as ProductSegment, description: null, type: { code: 'CT-1', name: 'Potongan harga' } },
  };
  const worth = (amount: number) => ({ kind: 'AMOUNT' as const, amount: rupiah(amount) });
  return [
    { ...open, code: coupons.amount, benefit: worth(50_000) },
    {
      ...{ ...open, code: coupons.percent, minimum: rupiah(1_500_000) },
      benefit: { kind: 'PERCENT', basisPoints: 1_000, cap: rupiah(200_000) },
    },
    { ...open, code: coupons.shipping, benefit: { kind: 'FREE_SHIPPING' } },
    { ...open, code: coupons.expired, benefit: worth(50_000), until: jakartaDate(yesterday(now)) },
  ];
}
