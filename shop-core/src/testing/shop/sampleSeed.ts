import type { Notification } from '../../contract/entities/notification.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { sampleAreas, sampleBilling } from '../samples/sampleAddress.ts';
import { sampleProduct } from '../samples/sampleProduct.ts';
import { sampleProfile } from '../samples/sampleSession.ts';
import { sampleContent } from './sampleContent.ts';
import { sampleNeighbour } from './sampleNeighbour.ts';
import type { SeedCoupon, SeedCourier, SeedProduct, ShopSeed } from './shopSeed.ts';

const coupon = (code: string, about: Partial<SeedCoupon> = {}): SeedCoupon => ({
  code,
  type: { code: 'CT-1', name: 'Potongan harga' },
  benefit: { kind: 'AMOUNT', amount: rupiah(50_000) },
  withFreeShipping: false,
  from: null,
  until: null,
  quota: null,
  customerLimit: null,
  minimum: rupiah(0),
  segment: 'ALL',
  description: null,
  ...about,
});

const courier = (id: number, code: string, about: Partial<SeedCourier> = {}): SeedCourier => ({
  ...{ id, code, name: code.toUpperCase(), service: '2 hari', firstKg: rupiah(30_000), nextKg: rupiah(10_000) },
  ...{ insuranceBasisPoints: 0, notTo: [] },
  ...about,
});

const products: readonly SeedProduct[] = [
  { ...sampleProduct(), fixedPoint: 3 },
  {
    ...sampleProduct({ id: 6, sku: 'LM-1', name: 'Emas Batangan 1 gram', weight: milligram(1_000), stock: 2 }),
    regularPrice: rupiah(1_800_000),
    reviewsEnabled: false,
    fixedPoint: 6,
  },
  {
    ...sampleProduct({ id: 7, sku: 'LM-2', name: 'Emas Batangan 2 gram', weight: milligram(2_000), stock: 3 }),
    ...{ regularPrice: rupiah(3_500_000), salePrice: rupiah(3_400_000) },
    ...{ saleStart: calendarDate('2026-01-01'), saleEnd: calendarDate('2026-01-31') },
    fixedPoint: 12,
  },
];

const notice = (id: number, title: string, sentAt: string): Notification => ({
  ...{ id, title, topic: 'ORDER', message: `${title}.`, sentAt: new Date(sentAt) },
});

const ani = {
  password: 'rahasia-ani',
  points: 40_000,
  details: {
    ...{ firstName: 'Ani', lastName: 'Wijaya', birthDate: calendarDate('1990-12-31'), level: 'Gold', levelId: 2 },
    lastTransactionDate: calendarDate('2025-12-20'),
    influencers: [{ name: 'Budi', code: 'C-BUDI' }],
  },
  notifications: [
    notice(2, 'Pesanan selesai', '2025-12-22T03:00:00Z'),
    notice(1, 'Pesanan dibuat', '2025-12-20T03:00:00Z'),
  ],
};

/** A small shop: three bars, one of them on sale in January, Ani with 40,000 points and a neighbour, three coupons, three couriers and a bank. */
export function sampleSeed(about: Partial<ShopSeed> = {}): ShopSeed {
  return {
    now: new Date('2026-01-05T03:00:00Z'),
    store: { status: 'OPEN', notice: '' },
    customers: [sampleNeighbour, { ...ani, profile: sampleProfile(), billing: sampleBilling() }],
    products,
    coupons: [
      coupon('HEMAT50', { customerLimit: 2 }),
      coupon('SEPULUH', { benefit: { kind: 'PERCENT', basisPoints: 1_000, cap: null }, minimum: rupiah(1_000_000) }),
      coupon('ONGKIR', { type: { code: 'CT-4', name: 'Gratis ongkir' }, benefit: { kind: 'FREE_SHIPPING' } }),
    ],
    couriers: [courier(1, 'jnt'), courier(2, 'sap', { insuranceBasisPoints: 20 }), courier(3, 'rpx')],
    banks: [{ id: 7, name: 'BCA', accountName: 'PT Samudra Emas', accountNumber: '0000000101' }],
    areas: [sampleAreas],
    goldPrice: rupiah(2_000_000),
    companies: [{ id: 4, name: 'PT Laut', address: null, email: null, phone: null }],
    content: sampleContent,
    ...about,
  };
}
