import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMessageFor } from '../../messages/fieldMessageFor.ts';
import { calendarDate } from '../dates/calendarDate.ts';
import { formatSlashDate } from '../dates/formatSlashDate.ts';
import { pastedNumbers } from './testPastedNumbers.ts';
import { pastedCodes, pastedDays, pastedMoments } from './testPastedTexts.ts';
import { typedBounds } from './typedBounds.ts';
import { typedText } from './typedText.ts';
import type { Understood } from './understood.ts';
import { type CodeKind, understoodCode } from './understoodCode.ts';
import { understoodDay } from './understoodDay.ts';
import { understoodMoment } from './understoodMoment.ts';
import { understoodNumber } from './understoodNumber.ts';

const today = calendarDate('2026-08-17');
const codes = Object.keys(pastedCodes) as CodeKind[];
const numbers = Object.entries(typedBounds);

const outcome = (understood: Understood<unknown>) => {
  const { problem, value } = understood;
  return problem ? problem.code : value instanceof Date ? value.toISOString() : value;
};

/** Anything that may be in a clipboard, most of it nearly right. */
const pasted = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '0',
        '1',
        '15',
        '500',
        '000',
        '2026',
        '.',
        ',',
        ' ',
        '-',
        '/',
        'Rp',
        'gram',
        '%',
        '\u00a0',
        'a@b.id',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
  fc.double().map(String),
  fc.integer().map((value) => value.toLocaleString('id-ID')),
  fc.date({ noInvalidDate: true }).map((date) => date.toLocaleString('id-ID')),
);
const runs = { numRuns: 200 };

/** Either what was understood is said and reads as the same again, or a sentence names the limit. */
function told<T>(
  understood: Understood<T>,
  shown: (value: T) => string,
  again: (text: string) => Understood<T>,
): boolean {
  const { problem, value, meaning } = understood;
  if (problem) return /\d|bulat|koma|email|hari ini|lebih dari|pemeriksa/.test(fieldMessageFor(problem));
  if (value === null) return meaning === '';
  return meaning !== '' && String(again(shown(value)).value) === String(value);
}

describe('a typed number', () => {
  for (const [kind, texts] of Object.entries(pastedNumbers)) {
    const bounds = typedBounds[kind as keyof typeof typedBounds];
    it.each([...texts])(`of the kind ${kind}: %j becomes %s`, (text, becomes) => {
      expect(outcome(understoodNumber(text, bounds))).toBe(becomes);
    });
  }

  it.each(numbers)('of the kind %s is what is shown, or a sentence names the limit', (_, kind) => {
    const again = (text: string) => understoodNumber(text, kind);
    fc.assert(
      fc.property(pasted, (text) => told(again(text), (value) => typedText(value, kind), again)),
      runs,
    );
  });

  it('is shown so that it reads as the same number, whatever it is', () => {
    const kind = fc.constantFrom(...numbers.map(([, each]) => each));
    fc.assert(
      fc.property(kind, fc.double({ min: -1, max: 1, noNaN: true }), (bounds, share) => {
        const value = Math.round(share * bounds.maximum * 10 ** bounds.decimals);
        const { problem, value: read } = understoodNumber(typedText(value, bounds), bounds);
        if (!problem) expect(read).toBe(value === 0 ? 0 : value);
        else expect(value).toBeLessThan('minimum' in bounds ? bounds.minimum * 10 ** bounds.decimals : 1);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['1500000.00', 'goldPrice', 'Rp 1.500.000'],
    ['5', 'goldWeight', '5 gram'],
    ['1000', 'goldWeight', '1 kg?'],
    ['1.000', 'goldWeight', '1 gram?'],
    ['0,5', 'goldWeight', '0,5 gram'],
    ['99,99', 'purity', '99,99%'],
    ['2,5', 'planYears', '2,5 tahun'],
    ['4600', 'points', '4.600 poin'],
    ['-6,2', 'latitude', '6,2° LS'],
    ['106.8', 'longitude', '106,8° BT'],
    ['10000000.5', 'money', '10.000.000,5'],
    ['2011', 'builtYear', '2011'],
  ] as const)('%j of the kind %s means %s', (text, kind, meaning) => {
    expect(understoodNumber(text, typedBounds[kind]).meaning).toBe(meaning);
  });
});

it('shows the year of a ship as a year, and its tonnage as a count', () => {
  expect(typedText(2011, typedBounds.builtYear)).toBe('2011');
  expect(typedText(32_415, typedBounds.whole)).toBe('32.415');
});

describe('a typed day', () => {
  it.each([...pastedDays])('%j becomes %s', (text, becomes) => {
    expect(outcome(understoodDay(text, { today }))).toBe(becomes);
  });

  it('is what is shown, or a sentence names the limit', () => {
    const again = (text: string) => understoodDay(text, { today });
    fc.assert(
      fc.property(pasted, (text) => told(again(text), formatSlashDate, again)),
      runs,
    );
  });

  it('is said with the month in words', () => {
    expect(understoodDay('05/06/1991').meaning).toBe('5 Juni 1991');
  });

  it('may lie ahead, but not beyond any plan', () => {
    expect(outcome(understoodDay('01/01/2100'))).toBe('2100-01-01');
    expect(outcome(understoodDay('01/01/2101'))).toBe('DATE_TOO_LATE');
  });
});

describe('a typed moment', () => {
  it.each([...pastedMoments])('%j becomes %s', (text, becomes) => {
    expect(outcome(understoodMoment(text, { today }))).toBe(becomes);
  });

  it('is what is shown, or a sentence names the limit', () => {
    const again = (text: string) => understoodMoment(text, { today });
    const shown = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
    fc.assert(
      fc.property(pasted, (text) => told(again(text), shown, again)),
      runs,
    );
  });
});

describe.each(codes)('a typed %s', (kind) => {
  it.each([...pastedCodes[kind]])('%j becomes %s', (text, becomes) => {
    expect(outcome(understoodCode(text, kind))).toBe(becomes);
  });

  it('is what is shown, or a sentence names the limit', () => {
    const again = (text: string) => understoodCode(text, kind);
    fc.assert(
      fc.property(pasted, (text) => told(again(text), String, again)),
      runs,
    );
  });
});

it('an IMO number has one check digit of ten, whatever the six before it', () => {
  const endings = (six: string) => Array.from({ length: 10 }, (_, digit) => understoodCode(`${six}${digit}`, 'imo'));
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), (six) => endings(six).filter(({ problem }) => !problem).length === 1),
  );
});
