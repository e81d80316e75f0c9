import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genders } from '../constants.ts';
import { genderLabel } from './genderLabel.ts';
import { hasControlCharacter } from './hasControlCharacter.ts';
import { isBlank } from './isBlank.ts';
import { isPhoneNumber } from './isPhoneNumber.ts';
import { isPostalCode } from './isPostalCode.ts';
import { stripSpaces } from './stripSpaces.ts';

describe('stripSpaces', () => {
  it('takes white space from the ends and from inside', () => {
    expect(stripSpaces(' bu di\t@contoh\u00A0.id\n')).toBe('budi@contoh.id');
  });

  it('leaves no white space and loses nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stripped = stripSpaces(text);
        expect(stripped).not.toMatch(/\s/);
        expect(stripped).toBe([...text].filter((character) => character.trim() !== '').join(''));
      }),
    );
  });
});

describe('isBlank', () => {
  it.each([null, undefined, '', ' ', '\t\n\u00A0'])('is true for %j', (value) => expect(isBlank(value)).toBe(true));
  it.each(['a', ' a ', '0'])('is false for %j', (value) => expect(isBlank(value)).toBe(false));
});

describe('isPhoneNumber', () => {
  it.each([
    '08123456789',
    '+62 812-3456-789',
    '021 (555) 1234',
    '(021) 5550123',
    '12345678',
    '1'.repeat(15),
    `${'1 '.repeat(15)}`,
  ])('takes %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });
  it.each([
    '',
    '1234567',
    `${'1 '.repeat(14)}1--`,
    '1'.repeat(16),
    '+',
    '0812x456789',
    '++62812345678',
    '0812\n3456789',
    ' 08123456789',
  ])('refuses %j', (text) => expect(isPhoneNumber(text)).toBe(false));
});

describe('isPostalCode', () => {
  it('takes five digits', () => expect(isPostalCode('12190')).toBe(true));
  it.each(['', '1219', '121900', '01219', '1219a', '12190\n'])('refuses %j', (text) => {
    expect(isPostalCode(text)).toBe(false);
  });
});

describe('hasControlCharacter', () => {
  it.each(['a\0b', '\u0007', '\u007F', '\u0085', '\u001B[0m'])('finds one in %j', (text) => {
    expect(hasControlCharacter(text)).toBe(true);
  });
  it.each(['', 'Jl. Melati 5', 'baris satu\r\nbaris dua\tlagi', 'é 金 👨‍👩‍👧'])('finds none in %j', (text) => {
    expect(hasControlCharacter(text)).toBe(false);
  });
});

describe('genderLabel', () => {
  it('names P and L, and there are no others [S9.14]', () => {
    expect(genders.map((gender) => [gender, genderLabel(gender)])).toEqual([
      ['P', 'Perempuan'],
      ['L', 'Laki-Laki'],
    ]);
  });
});
