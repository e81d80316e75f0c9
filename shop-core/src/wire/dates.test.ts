import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { type CalendarDate, calendarDate } from '../rules/dates/calendarDate.ts';
import { dashDate, instant, isoDate, slashDate } from './dates.ts';

const someDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((moment) => calendarDate(moment.toISOString().slice(0, 10)));

describe.each([
  [
    'DD-MM-YYYY [S9.21]',
    dashDate,
    '29-02-2024',
    ['29-02-2023', '31-04-2026', '00-01-2026', '01-13-2026', '29/02/2024'],
  ],
  [
    'DD/MM/YYYY [S9.22]',
    slashDate,
    '29/02/2024',
    ['29/02/2023', '31/04/2026', '00/01/2026', '01/13/2026', '29-02-2024'],
  ],
  ['YYYY-MM-DD', isoDate, '2024-02-29', ['2023-02-29', '2026-04-31', '2026-01-00', '2026-13-01', '2024/02/29']],
])('a day written %s', (_form, codec, leapDay, refused) => {
  it('is one calendar date to us', () => {
    expect(z.decode(codec, leapDay)).toBe('2024-02-29');
    expect(z.encode(codec, calendarDate('2024-02-29'))).toBe(leapDay);
    expectTypeOf(z.decode(codec, leapDay)).toEqualTypeOf<CalendarDate>();
  });

  it('is refused when there is no such day or it is written otherwise', () => {
    const others = ['', '1-1-2026', `${leapDay} `, `${leapDay}T00:00:00Z`, '٢٩-٠٢-٢٠٢٤', ...refused];
    for (const text of others) expect(z.safeDecode(codec, text).success, text).toBe(false);
    for (const other of [null, 20240229, undefined]) expect(z.safeDecode(codec, other as never).success).toBe(false);
  });

  it('goes out and comes back the same', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        expect(z.decode(codec, z.encode(codec, day))).toBe(day);
      }),
    );
  });
});

describe('a moment', () => {
  it('is ISO 8601 in UTC on the wire and a Date to us', () => {
    const read = z.decode(instant, '2026-01-05T03:04:05.678Z');
    expect(read).toEqual(new Date(Date.UTC(2026, 0, 5, 3, 4, 5, 678)));
    expect(z.encode(instant, read)).toBe('2026-01-05T03:04:05.678Z');
  });

  it('goes out and comes back the same', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (moment) => {
        expect(z.decode(instant, z.encode(instant, moment))).toEqual(moment);
      }),
    );
  });

  it('is refused when it is none', () => {
    const unsaid = [
      '2026-01-05T00:00:00',
      '2026-01-05T07:00:00+07:00',
      '2026-01-05T00:00:00ZT',
      '2026-01-05 00:00:00Z',
    ];
    const others = ['2026-01-05', '2026-02-30T00:00:00Z', 'kemarin', '', '2026-01-05T25:00:00Z', ...unsaid];
    for (const text of others) expect(z.safeDecode(instant, text).success, text).toBe(false);
    expect(z.safeEncode(instant, new Date(Number.NaN)).success).toBe(false);
  });
});
