import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BillingForm } from '../address/billingProblems.ts';
import { rupiah } from '../money/rupiah.ts';
import { cartSubtotal } from './cartSubtotal.ts';
import { isCartObsolete } from './isCartObsolete.ts';
import { isOnlineOnly } from './isOnlineOnly.ts';
import { lineTotal } from './lineTotal.ts';
import { type LineToCheckOut, whyNotCheckout } from './whyNotCheckout.ts';

describe('the sum of a cart', () => {
  it('is price times quantity of each line', () => {
    const lines = [
      { price: rupiah(1_250_000), quantity: 2 },
      { price: rupiah(75_500), quantity: 3 },
    ];
    expect(lines.map(lineTotal)).toEqual([2_500_000, 226_500]);
    expect(cartSubtotal(lines)).toBe(2_726_500);
    expect(cartSubtotal([])).toBe(0);
  });
});

describe('a cart', () => {
  it('is obsolete while any line is outdated [S4.16]', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ isOutdated: fc.boolean() })), (lines) => {
        expect(isCartObsolete(lines)).toBe(lines.filter((line) => line.isOutdated).length > 0);
      }),
    );
  });

  it('is online-only when it holds trainings and nothing else', () => {
    expect(isOnlineOnly([])).toBe(false);
    expect(isOnlineOnly([{ isOnline: true }, { isOnline: true }])).toBe(true);
    expect(isOnlineOnly([{ isOnline: true }, { isOnline: false }])).toBe(false);
  });
});

describe('going to the checkout', () => {
  const line: LineToCheckOut = { isOutdated: false, quantity: 2, product: { stock: 2 } };
  const profile = { fullName: 'Budi', email: 'budi@contoh.id', phoneNumber: '081234567890' };
  const billing: BillingForm = {
    address: 'Jl. Melati 5',
    province: { id: 31, name: 'DKI Jakarta' },
    city: { id: 3171, name: 'Jakarta Selatan', type: 'Kota' },
    district: { id: 317101, name: 'Kebayoran Baru', postalCode: '12190' },
    subdistrict: { id: 3171011, name: 'Senayan' },
    postalCode: '12190',
  };

  it('is fine with a complete customer and current prices', () => {
    expect(whyNotCheckout([line], billing, profile)).toBeUndefined();
  });

  it('needs something in the cart', () => {
    expect(whyNotCheckout([], billing, profile)).toEqual({ code: 'CART_EMPTY' });
  });

  it('needs the billing address [S5.40]', () => {
    expect(whyNotCheckout([line], null, profile)).toEqual({ code: 'BILLING_INCOMPLETE' });
    expect(whyNotCheckout([line], { ...billing, subdistrict: null }, profile)).toEqual({ code: 'BILLING_INCOMPLETE' });
  });

  it('needs the profile [S5.41]', () => {
    expect(whyNotCheckout([line], billing, { ...profile, phoneNumber: '' })).toEqual({ code: 'PROFILE_INCOMPLETE' });
  });

  it('needs current prices on every line [S5.42]', () => {
    expect(whyNotCheckout([line, { ...line, isOutdated: true }], billing, profile)).toEqual({ code: 'CART_OBSOLETE' });
  });

  it('needs the stock of every line', () => {
    const short = { ...line, quantity: 3 };
    expect(whyNotCheckout([line, short], billing, profile)).toEqual({ code: 'OUT_OF_STOCK', available: 2 });
  });

  it('names the first reason in the order of the specification', () => {
    const nobody = { fullName: null, email: null, phoneNumber: null };
    const outdated = { ...line, isOutdated: true, quantity: 3 };
    expect(whyNotCheckout([outdated], null, nobody)?.code).toBe('BILLING_INCOMPLETE');
    expect(whyNotCheckout([outdated], billing, nobody)?.code).toBe('PROFILE_INCOMPLETE');
    expect(whyNotCheckout([outdated], billing, profile)?.code).toBe('CART_OBSOLETE');
  });
});
