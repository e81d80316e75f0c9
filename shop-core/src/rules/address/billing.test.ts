import { describe, expect, it } from 'vitest';
import { subsetsOf } from '../testSubsets.ts';
import { emptyAddress } from './address.ts';
import { type BillingForm, billingProblems } from './billingProblems.ts';
import { isBillingComplete } from './isBillingComplete.ts';

const billing: BillingForm = {
  address: 'Jl. Melati 5',
  company: 'Gedung Laut',
  place: 'Lantai 3',
  province: { id: 31, name: 'DKI Jakarta' },
  city: { id: 3171, name: 'Jakarta Selatan', type: 'Kota' },
  district: { id: 317101, name: 'Kebayoran Baru', postalCode: '12190' },
  subdistrict: { id: 3171011, name: 'Senayan' },
  postalCode: '12190',
};
const codes = (change: Partial<BillingForm>) =>
  billingProblems({ ...billing, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('the billing form', () => {
  it('requires address, province, city, district, sub-district and postal code [S5.57]', () => {
    expect(codes({ ...emptyAddress, address: '' })).toEqual([
      'address REQUIRED',
      'province REQUIRED',
      'city REQUIRED',
      'district REQUIRED',
      'subdistrict REQUIRED',
      'postalCode REQUIRED',
    ]);
    expect(codes({ postalCode: ' 12190 ' })).toEqual([]);
    expect(codes({ postalCode: '1219' })).toEqual(['postalCode POSTAL_CODE_INVALID']);
    expect(codes({})).toEqual([]);
  });

  it('names exactly what is missing, whatever that is, and is complete when nothing is', () => {
    const needed = ['address', 'province', 'city', 'district', 'subdistrict', 'postalCode'] as const;
    for (const missing of subsetsOf(needed)) {
      const change = Object.fromEntries(missing.map((field) => [field, null]));
      expect(codes(change)).toEqual(missing.map((field) => `${field} REQUIRED`));
      expect(isBillingComplete({ ...billing, ...change })).toBe(missing.length === 0);
    }
  });

  it('does not ask for company and place [S5.58]', () => {
    expect(codes({ company: null, place: null })).toEqual([]);
    expect(codes({ company: '', place: undefined })).toEqual([]);
    expect(codes({ place: 'a'.repeat(101) })).toEqual(['place TOO_LONG']);
  });
});

describe('isBillingComplete', () => {
  it('wants address, postal code and all four areas [S5.40]', () => {
    expect(isBillingComplete(billing)).toBe(true);
    expect(isBillingComplete(null)).toBe(false);
    for (const field of ['address', 'postalCode', 'province', 'city', 'district', 'subdistrict'] as const) {
      expect(isBillingComplete({ ...billing, [field]: null })).toBe(false);
    }
  });
});
