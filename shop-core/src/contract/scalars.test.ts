import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { milligram, rupiah } from '../rules/index.ts';
import { grams, id, idInPath, money, text } from './scalars.ts';

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeDecode(schema, value as never).success;

describe('what the wire is made of', () => {
  it('has texts up to a length and without NUL', () => {
    expect(takes(text(3), 'abc')).toBe(true);
    for (const bad of ['abcd', 'a\0b', 7, null]) expect(takes(text(3), bad)).toBe(false);
  });

  it('has one spelling of a letter with an accent, which counts as one', () => {
    expect(z.decode(text(5), 'rene\u0301e')).toBe('ren\u00E9e');
    expect(z.encode(text(5), 'rene\u0301e')).toBe('ren\u00E9e');
  });

  it('has ids of 31 bits, in a path as text', () => {
    for (const good of [1, 2 ** 31 - 1]) expect([takes(id, good), takes(idInPath, String(good))]).toEqual([true, true]);
    for (const bad of [0, -1, 1.5, 2 ** 31, '1']) expect(takes(id, bad)).toBe(false);
    for (const bad of ['0', '01', '-1', '1e3', '2147483648', '', ' 1', '1 or 1=1', 1])
      expect(takes(idInPath, bad)).toBe(false);
    expect(z.decode(idInPath, '42')).toBe(42);
    expect(z.encode(idInPath, 42)).toBe('42');
  });

  it('has whole rupiah', () => {
    expect(z.decode(money, 1_500_000)).toBe(rupiah(1_500_000));
    for (const bad of [0.5, '1', 2 ** 53, Number.NaN, null]) expect(takes(money, bad)).toBe(false);
  });

  it('has grams with decimals, which are whole milligrams to us', () => {
    expect(z.decode(grams, 0.5)).toBe(milligram(500));
    expect(z.encode(grams, milligram(500))).toBe(0.5);
    for (const bad of [-0.1, 1e300, Number.POSITIVE_INFINITY, '0.5']) expect(takes(grams, bad)).toBe(false);
  });
});
