import { usedUpCoupon } from './coupons.ts';

/** A completed order of the demo's individual. */
export interface SeedOrder {
  /** After the day in its code. */
  readonly suffix: string;
  readonly daysAgo: number;
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
  readonly uniqueCode: number;
  readonly coupon: string | null;
  readonly redeem: number;
  readonly receiptNumber: string;
}

/** The oldest first, as everything that moves points. */
export const seedOrders: readonly SeedOrder[] = [
  {
    suffix: '4K7QZ2M9X1RT5W',
    daysAgo: 200,
    lines: [['EB-0002-9999', 1]],
    ...{ uniqueCode: 137, coupon: usedUpCoupon, redeem: 0, receiptNumber: 'JP0910002731' },
  },
  {
    suffix: '8H3NB6V0C2YD7P',
    daysAgo: 40,
    lines: [
      ['EB-0010-9999', 1],
      ['EB-0002-9999', 2],
    ],
    ...{ uniqueCode: 214, coupon: null, redeem: 1_500, receiptNumber: 'JP0910009964' },
  },
];
