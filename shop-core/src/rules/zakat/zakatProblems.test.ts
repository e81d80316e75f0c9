import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zakatTypes } from '../constants.ts';
import { calendarDate } from '../dates/calendarDate.ts';
import { milligram } from '../money/milligram.ts';
import { formatCount } from '../text/formatCount.ts';
import { signedWeight } from './signedWeight.ts';
import { type ZakatForm, zakatDraft } from './zakatDraft.ts';
import { zakatProblems } from './zakatProblems.ts';

const today = calendarDate('2026-08-17');
const form: ZakatForm = {
  type: 'Beli',
  goldType: 'Batangan',
  weight: '10',
  purity: '99,99',
  price: '',
  date: today,
};
const codes = (change: Partial<ZakatForm>) =>
  zakatProblems(zakatDraft({ ...form, ...change }), today).map(({ field, code }) => `${field} ${code}`);

describe('the zakat form', () => {
  it('requires type, gold type, gram, purity and date [S5.65]', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ type: null, goldType: ' ', weight: '', purity: ' ', date: null })).toEqual([
      'type REQUIRED',
      'goldType REQUIRED',
      'weight REQUIRED',
      'purity REQUIRED',
      'date REQUIRED',
    ]);
    expect(codes({ goldType: 'a'.repeat(51) })).toEqual(['goldType TOO_LONG']);
  });

  it('knows Beli and Jual', () => {
    for (const type of zakatTypes) expect(codes({ type })).toEqual([]);
    for (const type of ['beli', 'Hibah']) expect(codes({ type })).toEqual(['type CHOICE_INVALID']);
  });

  it('reads a price with dots between the thousands [S5.66]', () => {
    expect(zakatDraft({ ...form, price: '1.500.000' }).price).toBe(1_500_000);
    expect(codes({ price: '1.500.000' })).toEqual([]);
    expect(codes({ price: '1.50' })).toEqual(['price NUMBER_INVALID']);
    expect(codes({ price: '1.000.000.000.001' })).toEqual(['price NUMBER_TOO_LARGE']);
    fc.assert(
      fc.property(fc.nat(), (price) => {
        expect(zakatDraft({ ...form, price: formatCount(price) }).price).toBe(price);
      }),
    );
  });

  it('does not ask for a price', () => {
    expect(zakatDraft(form).price).toBeNull();
    expect(codes({ price: '0' })).toEqual([]);
  });

  it('takes a comma in gram and purity for a dot [S5.67]', () => {
    const read = (weight: string, purity: string) => zakatDraft({ ...form, weight, purity });
    expect(read('1,5', '99,9')).toEqual(read('1.5', '99.9'));
    expect(read('1,5', '99,9')).toMatchObject({ weight: 1_500, purity: 9_990 });
    expect(codes({ weight: '1,5', purity: '99,9' })).toEqual([]);
  });

  it('wants a weight above 0 and a purity from 0,01 to 100', () => {
    expect(codes({ weight: '0', purity: '0,00' })).toEqual(['weight NUMBER_TOO_SMALL', 'purity NUMBER_TOO_SMALL']);
    expect(codes({ weight: '0,001', purity: '0,01' })).toEqual([]);
    expect(codes({ weight: '1000000', purity: '100' })).toEqual([]);
    expect(codes({ weight: '1000000,001', purity: '100,01' })).toEqual([
      'weight NUMBER_TOO_LARGE',
      'purity NUMBER_TOO_LARGE',
    ]);
    expect(codes({ weight: '0,0001', purity: 'murni' })).toEqual(['weight NUMBER_INVALID', 'purity NUMBER_INVALID']);
  });

  it('takes no date after today', () => {
    expect(codes({ date: calendarDate('1970-01-01') })).toEqual([]);
    expect(codes({ date: calendarDate('2026-08-18') })).toEqual(['date DATE_IN_FUTURE']);
  });

  it('refuses the weight of a sale that was sent with the sign of a purchase', () => {
    // What a client sent as +5 for Jual is -5 once its sign is taken off.
    const draft = { ...zakatDraft({ ...form, type: 'Jual' }), weight: -5_000 };
    expect(zakatProblems(draft, today)).toEqual([{ field: 'weight', code: 'NUMBER_TOO_SMALL', isZeroFine: false }]);
  });
});

describe('the weight that is sent', () => {
  it('is negative for Jual [S5.68]', () => {
    expect(signedWeight('Beli', milligram(5_000))).toBe(5_000);
    expect(signedWeight('Jual', milligram(5_000))).toBe(-5_000);
    expect(signedWeight('Jual', milligram(0))).toBe(0);
  });
});
