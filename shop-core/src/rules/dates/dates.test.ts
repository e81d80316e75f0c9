import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, isCalendarDate } from './calendarDate.ts';
import { formatDashDate } from './formatDashDate.ts';
import { formatSlashDate } from './formatSlashDate.ts';
import { jakartaDate } from './jakartaDate.ts';
import { parseDashDate } from './parseDashDate.ts';
import { parseSlashDate } from './parseSlashDate.ts';

const anyDay = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)));

describe('the dates of the shop', () => {
  it('are written DD-MM-YYYY [S9.21]', () => expect(formatDashDate(calendarDate('2026-03-09'))).toBe('09-03-2026'));

  it('are written DD/MM/YYYY in lists [S9.22]', () => {
    expect(formatSlashDate(calendarDate('2026-03-09'))).toBe('09/03/2026');
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseDashDate(formatDashDate(day))).toBe(day);
        expect(parseSlashDate(formatSlashDate(day))).toBe(day);
      }),
    );
  });

  it.each([
    '',
    '9-3-2026',
    '09-03-26',
    '31-02-2026',
    '29-02-2025',
    '00-01-2026',
    '2026-03-09',
    '09/03/2026',
    '09-03-2026 ',
  ])('are undefined for %j', (text) => expect(parseDashDate(text)).toBeUndefined());

  it.each(['09-03-2026', '09/03', '09/03/2026/1', '1e/03/2026'])('with slashes are undefined for %j', (text) => {
    expect(parseSlashDate(text)).toBeUndefined();
  });

  it('are undefined for any text that is not one', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/ ') }), (text) => {
        const day = parseDashDate(text);
        expect(day === undefined || formatDashDate(day) === text).toBe(true);
      }),
    );
  });
});

describe('a calendar day', () => {
  it('exists or is refused', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true);
    expect(isCalendarDate('2026-02-29')).toBe(false);
    expect(isCalendarDate('2026-13-01')).toBe(false);
    expect(() => calendarDate('2026-02-30')).toThrow(RangeError);
  });

  it('begins in Jakarta at 17:00 UTC', () => {
    expect(jakartaDate(new Date('2026-08-16T16:59:59.999Z'))).toBe('2026-08-16');
    expect(jakartaDate(new Date('2026-08-16T17:00:00Z'))).toBe('2026-08-17');
  });

  it('in Jakarta agrees with the time-zone table', () => {
    const table = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short' });
    const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        expect(jakartaDate(now)).toBe(table.format(now));
      }),
    );
  });
});
