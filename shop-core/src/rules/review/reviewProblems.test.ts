import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReviewForm, reviewProblems } from './reviewProblems.ts';

const form: ReviewForm = { title: 'Bagus', comment: 'Cepat sampai, kemasan rapi.', rate: 5 };
const codes = (change: Partial<ReviewForm>) =>
  reviewProblems({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('a review', () => {
  it('requires title, comment and rate [S5.34]', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ title: ' ', comment: null, rate: null })).toEqual([
      'title REQUIRED',
      'comment REQUIRED',
      'rate REQUIRED',
    ]);
  });

  it('gives 1 to 5 whole stars [S5.35]', () => {
    for (const rate of [1, 2, 3, 4, 5]) expect(codes({ rate })).toEqual([]);
    for (const rate of [0, 6, -1, 4.5, Number.NaN]) expect(codes({ rate })).toEqual(['rate CHOICE_INVALID']);
    fc.assert(
      fc.property(fc.double(), (rate) => {
        expect(codes({ rate }).length === 0).toBe([1, 2, 3, 4, 5].includes(rate));
      }),
    );
  });

  it('has a length and no control characters', () => {
    expect(codes({ title: 'a'.repeat(100), comment: 'a'.repeat(2_000) })).toEqual([]);
    expect(codes({ title: 'a'.repeat(101), comment: 'a'.repeat(2_001) })).toEqual([
      'title TOO_LONG',
      'comment TOO_LONG',
    ]);
    expect(codes({ title: 'a\0b' })).toEqual(['title INVALID']);
  });
});
