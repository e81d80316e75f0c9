import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milligram } from '../money/milligram.ts';
import { rupiah } from '../money/rupiah.ts';
import { addressMode } from './addressMode.ts';
import { type DropshipForm, dropshipProblems, emptyDropship } from './dropshipProblems.ts';
import { needsSeparateAddress } from './needsSeparateAddress.ts';
import { shippingWeightKg } from './shippingWeightKg.ts';
import { whyNotQuote } from './whyNotQuote.ts';

const dropship: DropshipForm = {
  ...emptyDropship,
  firstName: 'Siti',
  phoneNumber: '081234567890',
  address: 'Jl. Kenanga 8',
  province: { id: 32, name: 'Jawa Barat' },
  city: { id: 3273, name: 'Bandung', type: 'Kota' },
  district: { id: 327301, name: 'Coblong', postalCode: '40135' },
  subdistrict: { id: 3273011, name: 'Dago' },
  postalCode: '40135',
};

describe('the weight of a parcel', () => {
  const weigh = (...lines: [mg: number, quantity: number][]) =>
    shippingWeightKg(lines.map(([mg, quantity]) => ({ weight: milligram(mg), quantity })));

  it('is whole kg rounded up, at least 1 [S9.12]', () => {
    expect(weigh()).toBe(1);
    expect(weigh([500, 1])).toBe(1);
    expect(weigh([1_000_000, 1])).toBe(1);
    expect(weigh([1_000_000, 1], [1, 1])).toBe(2);
    expect(weigh([500_000, 3])).toBe(2);
    expect(weigh([100_000, 20])).toBe(2);
  });

  it('is never less than the goods and never a kg too much', () => {
    const line = fc.record({ weight: fc.nat(2_000_000).map(milligram), quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const kg = shippingWeightKg(lines);
        const mg = lines.reduce((total, { weight, quantity }) => total + weight * quantity, 0);
        expect(Number.isInteger(kg)).toBe(true);
        expect(kg * 1_000_000).toBeGreaterThanOrEqual(mg);
        if (kg > 1) expect((kg - 1) * 1_000_000).toBeLessThan(mg);
      }),
    );
  });
});

describe('a courier', () => {
  it('rpx or sap needs a separate address [S4.22]', () => {
    expect(['rpx', 'sap', 'RPX', 'SAP'].every(needsSeparateAddress)).toBe(true);
    expect([null, '', 'jnt', 'jne', 'sapx'].some(needsSeparateAddress)).toBe(false);
  });

  it('rpx or sap has one sub-district list, the others a district', () => {
    expect(['rpx', 'sap', 'jnt', null].map(addressMode)).toEqual(['online', 'online', 'regular', 'regular']);
  });
});

describe('asking for the cost of shipping', () => {
  const ask = { courier: 'jnt', itemValue: rupiah(100), destination: dropship };

  it('needs a method [S5.50]', () => {
    expect(whyNotQuote({ ...ask, courier: null })).toEqual({ code: 'SHIPPING_METHOD_REQUIRED' });
    expect(whyNotQuote(ask)).toBeUndefined();
  });

  it('needs goods for more than Rp 500.000 with sap, and only with sap [S5.51] [S9.11]', () => {
    const sap = (itemValue: number) => whyNotQuote({ ...ask, courier: 'sap', itemValue: rupiah(itemValue) });
    expect(sap(499_999)).toEqual({ code: 'SHIPPING_MINIMUM', above: 500_000 });
    expect(sap(500_000)).toEqual({ code: 'SHIPPING_MINIMUM', above: 500_000 });
    expect(sap(500_001)).toBeUndefined();
    expect(whyNotQuote({ ...ask, courier: 'SAP', itemValue: rupiah(500_000) })?.code).toBe('SHIPPING_MINIMUM');
    expect(whyNotQuote({ ...ask, courier: 'rpx' })).toBeUndefined();
  });

  it('needs a complete destination [S5.52]', () => {
    expect(whyNotQuote({ ...ask, destination: null })).toEqual({ code: 'DESTINATION_INCOMPLETE' });
    const noDistrict = { ...dropship, district: null };
    expect(whyNotQuote({ ...ask, destination: noDistrict })).toEqual({ code: 'DESTINATION_INCOMPLETE' });
    expect(whyNotQuote({ ...ask, courier: 'rpx', destination: noDistrict })).toBeUndefined();
  });

  it('names method, minimum and destination in this order', () => {
    const nothing = { itemValue: rupiah(0), destination: null };
    expect(whyNotQuote({ ...nothing, courier: null })?.code).toBe('SHIPPING_METHOD_REQUIRED');
    expect(whyNotQuote({ ...nothing, courier: 'sap' })?.code).toBe('SHIPPING_MINIMUM');
  });
});

describe('a dropship address', () => {
  const codes = (change: Partial<DropshipForm>, courier = 'jnt') =>
    dropshipProblems({ ...dropship, ...change }, courier).map(({ field, code }) => `${field} ${code}`);

  it('requires first name, phone, address, all areas and the postal code [S5.48]', () => {
    const required = [
      'firstName',
      'phoneNumber',
      'address',
      'province',
      'city',
      'district',
      'subdistrict',
      'postalCode',
    ];
    expect(codes(emptyDropship)).toEqual(required.map((field) => `${field} REQUIRED`));
    expect(codes({ phoneNumber: 'rumah', postalCode: 'x' })).toEqual([
      'phoneNumber PHONE_INVALID',
      'postalCode POSTAL_CODE_INVALID',
    ]);
    expect(codes({})).toEqual([]);
  });

  it('has no district with rpx and sap [S5.48]', () => {
    for (const courier of ['rpx', 'sap']) {
      expect(codes({ district: null }, courier)).toEqual([]);
      expect(codes({ subdistrict: null }, courier)).toEqual(['subdistrict REQUIRED']);
    }
  });

  it('does not ask for last name, company, place and note [S5.49]', () => {
    expect(codes({ lastName: '', company: '', place: '', note: '' })).toEqual([]);
    expect(codes({ lastName: 'Aminah', company: 'Ruko', place: 'Lt. 2', note: 'Hubungi dulu' })).toEqual([]);
  });

  it('takes names of 100, an address of 500 and a note of 1000 characters', () => {
    const long = (more: number) => {
      const name = 'a'.repeat(100 + more);
      const names = { firstName: name, lastName: name, company: name, place: name };
      return codes({ ...names, address: 'a'.repeat(500 + more), note: 'a'.repeat(1000 + more) });
    };
    expect(long(0)).toEqual([]);
    expect(long(1)).toEqual(
      ['firstName', 'lastName', 'address', 'company', 'place', 'note'].map((f) => `${f} TOO_LONG`),
    );
  });
});
