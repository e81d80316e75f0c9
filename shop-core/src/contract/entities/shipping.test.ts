import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectSpelling } from '../testSpelling.ts';
import { city, district, province, subdistrict } from './areas.ts';
import { bankOption, shippingOption, shippingQuote } from './shipping.ts';

it('keeps the four levels of an address as the specification spells them [S3.30]', () => {
  const rows = ['S3.30'];
  expect(expectSpelling(rows, province, { province_id: 31, province: 'DKI Jakarta' })).toEqual({
    id: 31,
    name: 'DKI Jakarta',
  });
  expectSpelling(rows, city, { id: 3174, type: 'Kota', name: 'Jakarta Selatan' });
  expectSpelling(rows, district, {
    id: 317407,
    name: 'Kebayoran Baru',
    kecamatan: 'Kebayoran Baru',
    postalCode: '12190',
  });
  expectSpelling(rows, subdistrict, { id: 3174071, name: 'Senayan', kelurahan: 'Senayan' });
});

it('keeps a shipping option as the specification spells it [S3.31]', () => {
  expectSpelling(['S3.31'], shippingOption, { id: 1, code: 'jnt', name: 'J&T Express' });
});

it('keeps a bank option as the specification spells it [S3.32]', () => {
  expectSpelling(['S3.32'], bankOption, { id: 1, bankName: 'BCA', logo: '/media/bca.svg' }, ['logo']);
});

describe('the cost of shipping [S7.58]', () => {
  const known = { cost: 30_000, description: '2 hari' };

  it.each([
    ['at the top', { value: 30_000, description: '2 hari' }],
    ['in the costs', { costs: [{ description: '2 hari', cost: [{ value: 30_000 }] }] }],
    [
      'in the costs, the top being null',
      { value: null, costs: [{ description: '2 hari', cost: [{ value: 30_000 }] }] },
    ],
    ['in the first of several costs', { costs: [{ description: '2 hari', cost: [{ value: 30_000 }, { value: 1 }] }] }],
  ])('is read %s', (_where, answer) => {
    expect(z.decode(shippingQuote, answer as never)).toEqual(known);
  });

  it('may be nothing to pay', () => {
    expect(z.decode(shippingQuote, { value: 0 })).toEqual({ cost: 0, description: null });
  });

  it.each([[null], [{}], [{ value: null, costs: null }], [{ costs: [] }], [{ costs: [{ cost: [] }] }]])(
    'is unknown in %j',
    (answer) => {
      expect(z.decode(shippingQuote, answer as never)).toBeNull();
    },
  );

  it.each([
    ['2-3', { from: 2, to: 3 }],
    ['3', { from: 3, to: 3 }],
    [' 2 - 4 HARI ', { from: 2, to: 4 }],
    ['6 JAM', undefined],
    ['3-2', undefined],
    ['', undefined],
    [null, undefined],
  ])('comes with the days of the etd %j', (etd, days) => {
    const quote = z.decode(shippingQuote, { costs: [{ cost: [{ value: 30_000, etd }] }] });
    expect(quote?.days).toEqual(days);
    expect(z.decode(shippingQuote, z.encode(shippingQuote, quote))).toEqual(quote);
  });

  it('is written at both places', () => {
    const written = z.encode(shippingQuote, z.decode(shippingQuote, { value: 30_000, description: '2 hari' }));
    expect(written).toEqual({
      value: 30_000,
      description: '2 hari',
      costs: [{ description: '2 hari', cost: [{ value: 30_000 }] }],
    });
    expect(z.encode(shippingQuote, null)).toBeNull();
  });
});
