import type { OrderRequest } from '../../contract/calls/checkout.ts';
import type { OrderFigures } from '../../rules/checkout/orderFigures.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { sampleBilling } from '../samples/sampleAddress.ts';
import { sampleProfile } from '../samples/sampleSession.ts';
import type { SeedCustomer, SeedOrder } from './shopSeed.ts';

const profile = sampleProfile({
  ...{ customerCode: 'C2', username: 'cahya', fullName: 'Cahya Laut', email: 'cahya@shop.example' },
  ...{ phoneNumber: '08120000002', gender: 'L', isReseller: true },
});

const figures: OrderFigures = {
  ...{ totalAmount: rupiah(900_000), discountCoupon: rupiah(50_000), uniqueCode: 901, shippingCost: rupiah(30_000) },
  ...{ discountRedeem: rupiah(7_000), redeemPoint: 7_000, grandTotal: rupiah(873_901), pointReward: 3 },
};

const line = { id: 21, sku: 'LM-05', quantity: 1, price: rupiah(900_000) };

const request: OrderRequest = {
  ...{ ...figures, customerCode: 'C2', bankId: 7, couponCode: 'HEMAT50', hasAcceptedTerms: true },
  ...{ products: [{ ...line, id: 5 }], shippingAddress: null, shippingTypeId: 1, note: 'Titip di pos Cahya' },
};

const order = (code: string, about: Pick<SeedOrder, 'placedAt' | 'status' | 'key'>): SeedOrder => ({
  ...{ code, request, figures, ...about },
  lines: [{ ...line, name: 'Emas milik Cahya', attribute: null }],
  coupon: { code: 'HEMAT50', type: { code: 'CT-1', name: 'Potongan harga' } },
});

const gold = { goldType: 'Emas Cahya', purity: 9_990, price: rupiah(170_000_000) };

/**
 * Somebody else, who comes before Ani wherever people are looked for and has some of everything: what is not asked of one
 * customer alone shows theirs, or takes it.
 */
export const sampleNeighbour: SeedCustomer = {
  ...{ profile, password: 'rahasia-cahya', points: 77_000 },
  billing: sampleBilling({ firstName: 'Cahya', lastName: 'Laut', address: 'Jl. Cahya 2' }),
  details: {
    ...{ firstName: 'Cahya', lastName: 'Laut', birthDate: calendarDate('1985-02-03'), level: 'Platinum', levelId: 3 },
    influencers: [{ name: 'Dewi', code: 'C-DEWI' }],
  },
  notifications: [
    { id: 9, title: 'Kabar Cahya', topic: 'ORDER', message: 'Kabar Cahya.', sentAt: new Date('2026-01-04T03:00:00Z') },
  ],
  lines: [{ ...line, id: 22 }],
  zakat: [
    { ...gold, id: 31, type: 'Beli', weight: milligram(100_000), date: calendarDate('2024-06-01') },
    { ...gold, id: 32, type: 'Jual', weight: milligram(1_000), date: calendarDate('2025-06-01') },
  ],
  orders: [
    order('SE-C2-1', { placedAt: new Date('2025-12-01T03:00:00Z'), status: 'complete', key: 'kunci-cahya-1' }),
    order('SE-C2-2', { placedAt: new Date('2026-01-05T02:59:00Z'), status: 'pending', key: 'kunci-cahya-2' }),
  ],
  reviews: [
    {
      ...{
        id: 41,
        customerCode: 'C2',
        productId: 5,
        name: 'Cahya Laut',
        rate: 2,
        title: 'Biasa',
        comment: 'Cukup saja.',
      },
      ...{ submittedAt: new Date('2025-12-10T03:00:00Z'), isApproved: false },
    },
  ],
};
