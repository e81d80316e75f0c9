import { calendarDate, rupiah } from 'shop-core/rules';
import { type CouponAttempt, whyNotCoupon } from 'shop-core/rules/back-office';

const days = { from: calendarDate('2026-08-01'), until: calendarDate('2026-08-17') };
const uses = { quota: 100, used: 42, customerLimit: 1, usedByCustomer: 0 };
const coupon = { ...days, ...uses, minimum: rupiah(1_000_000), segment: 'ALL' } as const;

const attempt: CouponAttempt = { today: days.until, customerType: 'INDIVIDU', subtotal: rupiah(985_000) };
console.log(whyNotCoupon(coupon, attempt)); // → { code: 'COUPON_BELOW_MINIMUM', minimum: 1000000, missing: 15000 }
console.log(whyNotCoupon(coupon, { ...attempt, subtotal: rupiah(1_985_000) })); // → undefined

const dayAfter = { ...attempt, today: calendarDate('2026-08-18') };
console.log(whyNotCoupon(coupon, dayAfter)); // → { code: 'COUPON_EXPIRED', until: '2026-08-17' }
console.log(whyNotCoupon({ ...coupon, used: 100 }, attempt)); // → { code: 'COUPON_USED_UP' }
