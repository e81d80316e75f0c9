import { describe, expect, it } from 'vitest';
import { priceOrder } from '../rules/checkout/priceOrder.ts';
import { rupiah } from '../rules/money/rupiah.ts';
import { figureLabels } from './figureLabels.ts';
import { priceRows } from './priceRows.ts';

const priced = priceOrder({
  lines: [{ unitPrice: rupiah(1_000_000), quantity: 2 }],
  shipping: { cost: rupiah(30_000) },
  freeShipping: false,
  uniqueCode: 321,
  couponDiscount: rupiah(100_000),
  redeem: rupiah(50_000),
  isReseller: false,
});
const written = (...given: Parameters<typeof priceRows>) =>
  priceRows(...given).map(({ label, detail, amount }) =>
    detail ? `${label} (${detail}): ${amount}` : `${label}: ${amount}`,
  );

describe('the rows of a total', () => {
  it('name courier and coupon beside their labels', () => {
    const coupon = { code: 'HEMAT', type: { code: 'CT-1', name: 'Potongan' } };
    expect(written(priced.entries, { courier: 'J&T Express', coupon })).toEqual([
      'Total belanja: Rp 2.000.000',
      'Ongkos kirim (J&T Express): Rp 30.000',
      'Kode unik: -Rp 321',
      'Kupon (HEMAT): -Rp 100.000',
      'Tukar poin: -Rp 50.000',
    ]);
  });

  it('name the type of a coupon of CT-4 where its amount would stand [S9.17]', () => {
    const coupon = { code: 'KADO', type: { code: 'CT-4', name: 'Kado Emas' } };
    expect(written(priced.entries, { coupon })).toContain('Kupon (KADO): Kado Emas');
  });

  it('say in the place of shipping that the total is without it', () => {
    const entries = priced.entries.filter(({ code }) => code !== 'SHIPPING');
    expect(written(entries, { isShippingUnknown: true }).slice(0, 3)).toEqual([
      'Total belanja: Rp 2.000.000',
      'Ongkos kirim: Belum dihitung',
      'Kode unik: -Rp 321',
    ]);
  });

  it('are called as the figures that are compared when they changed', () => {
    const labels = priceRows(priced.entries).map(({ label }) => label);
    expect(Object.values(figureLabels).slice(0, 5)).toEqual(labels);
  });
});
