import type { CalendarDate } from 'shop-core/rules';
import type { coupons } from '../../tables/loyalty.ts';
import { addDays } from '../addDays.ts';

type NewCoupon = typeof coupons.$inferInsert;

/** Already used by the one order that may carry it: see seedOrders. */
export const usedUpCoupon = 'PEMBUKAAN';

/** A coupon of each kind, and those that are refused: over, used up, for companies alone. */
export function seedCoupons(today: CalendarDate): NewCoupon[] {
  const cut = { typeCode: 'CT-1', typeName: 'Potongan harga' };
  const amount = (worth: number) => ({ kind: 'AMOUNT' as const, amount: worth });
  const percent = (basisPoints: number, cap: number | null) => ({ kind: 'PERCENT' as const, basisPoints, cap });
  return [
    { code: 'HEMAT50', description: 'Potongan Rp 50.000', ...cut, ...amount(50_000), minimum: 1_000_000 },
    {
      ...{ code: 'EMAS10', description: 'Potongan 10 %, paling banyak Rp 150.000', ...cut },
      ...{ ...percent(1_000, 150_000), customerLimit: 3, segment: 'INDIVIDU' as const },
    },
    {
      ...{
        code: 'ONGKIRGRATIS',
        description: 'Gratis ongkos kirim',
        typeCode: 'CT-2',
        typeName: 'Gratis ongkos kirim',
      },
      ...{ kind: 'FREE_SHIPPING' as const, minimum: 500_000 },
    },
    {
      ...{ code: 'MITRA', description: 'Pesanan sebagai reseller', typeCode: 'CT-3', typeName: 'Reseller' },
      kind: 'RESELLER',
    },
    {
      ...{ code: 'KADOEMAS', description: 'Kado dari kami', typeCode: 'CT-4', typeName: 'Kado Emas' },
      ...{ ...amount(75_000), customerLimit: 1 },
    },
    { code: 'KEMARIN', description: 'Sudah berakhir', ...cut, ...amount(100_000), endsOn: addDays(today, -1) },
    { code: usedUpCoupon, description: 'Untuk pesanan pertama', ...cut, ...amount(25_000), quota: 1 },
    {
      ...{ code: 'KORPORAT5', description: 'Potongan 5 % untuk perusahaan', ...cut },
      ...{ ...percent(500, null), segment: 'CORPORATE' as const },
    },
  ];
}
