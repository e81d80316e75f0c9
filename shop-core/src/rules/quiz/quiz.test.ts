import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subsetsOf } from '../testSubsets.ts';
import { quizBand } from './quizBand.ts';
import { type QuizForm, quizProblems } from './quizProblems.ts';
import { scoreQuiz } from './scoreQuiz.ts';

const form: QuizForm = { name: 'Budi', email: 'budi@contoh.id', values: [1, 2, 3, 4, 5, 1, 2, 3] };
const codes = (change: Partial<QuizForm>) =>
  quizProblems({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`);
const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 });

describe('the quiz form', () => {
  it('requires a name [S5.62]', () => {
    expect(codes({})).toEqual([]);
    for (const name of ['', ' ', null]) expect(codes({ name })).toEqual(['name REQUIRED']);
    expect(codes({ name: 'a'.repeat(101) })).toEqual(['name TOO_LONG']);
  });

  it('requires an e-mail address that is one [S5.63]', () => {
    expect(codes({ email: null })).toEqual(['email REQUIRED']);
    expect(codes({ email: 'budi@contoh' })).toEqual(['email EMAIL_INVALID']);
  });

  it('requires all eight answers [S5.64]', () => {
    expect(codes({ values: [] })).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((place) => `values.${place} REQUIRED`));
    expect(codes({ values: form.values.slice(0, 7) })).toEqual(['values.7 REQUIRED']);
    for (const open of subsetsOf([0, 1, 2, 3, 4, 5, 6, 7])) {
      for (const none of [null, undefined]) {
        const given = form.values.map((value, place) => (open.includes(place) ? none : value));
        expect(codes({ values: given })).toEqual(open.map((place) => `values.${place} REQUIRED`));
      }
    }
  });

  it('takes no other answers than 1 to 5, and no ninth', () => {
    for (const odd of [0, 6, -1, 2.5, Number.NaN]) {
      expect(codes({ values: [odd, ...form.values.slice(1)] })).toEqual(['values.0 CHOICE_INVALID']);
    }
    expect(codes({ values: [...form.values, 1] })).toEqual(['values INVALID']);
  });
});

describe('the score', () => {
  it('is the sum of eight answers of 1 to 5: 8 to 40 [S9.24]', () => {
    expect(scoreQuiz([1, 1, 1, 1, 1, 1, 1, 1])).toBe(8);
    expect(scoreQuiz([5, 5, 5, 5, 5, 5, 5, 5])).toBe(40);
    expect(scoreQuiz([1, 2, 3, 4, 5, 1, 2, 3])).toBe(21);
    fc.assert(
      fc.property(answers, (values) => {
        const score = scoreQuiz(values);
        expect(score).toBeGreaterThanOrEqual(8);
        expect(score).toBeLessThanOrEqual(40);
        expect(scoreQuiz([...values].reverse())).toBe(score);
        expect(() => quizBand(score)).not.toThrow();
      }),
    );
  });

  it.each([
    [[]],
    [[1, 1, 1, 1, 1, 1, 1]],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1]],
    [[0, 5, 5, 5, 5, 5, 5, 5]],
    [[6, 1, 1, 1, 1, 1, 1, 1]],
    [[1.5, 1, 1, 1, 1, 1, 1, 1]],
  ])('is refused loudly for %j', (values) => expect(() => scoreQuiz(values)).toThrow(RangeError));
});

describe('the band of a score', () => {
  it('is Secure below 11 [S9.25]', () => {
    for (const score of [8, 9, 10]) expect(quizBand(score)).toEqual({ band: 'SECURE', inGap: false });
  });
  it('is Secure at 11, which no band of the specification holds [S9.29]', () => {
    expect(quizBand(11)).toEqual({ band: 'SECURE', inGap: true });
  });
  it('is Cautious from 12 to 19 [S9.26]', () => {
    for (const score of [12, 15, 19]) expect(quizBand(score)).toEqual({ band: 'CAUTIOUS', inGap: false });
  });
  it('is Balanced from 20 to 28 [S9.27]', () => {
    for (const score of [20, 24, 28]) expect(quizBand(score)).toEqual({ band: 'BALANCED', inGap: false });
  });
  it('is Adventurous from 29 to 40 [S9.28]', () => {
    for (const score of [29, 35, 40]) expect(quizBand(score)).toEqual({ band: 'ADVENTUROUS', inGap: false });
  });
  it.each([7, 41, 0, -8, 12.5, Number.NaN])('is refused loudly for %d', (score) => {
    expect(() => quizBand(score)).toThrow(RangeError);
  });
  it('never falls when an answer gets bolder', () => {
    const order = ['SECURE', 'CAUTIOUS', 'BALANCED', 'ADVENTUROUS'];
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 39 }), (score) => {
        expect(order.indexOf(quizBand(score + 1).band)).toBeGreaterThanOrEqual(order.indexOf(quizBand(score).band));
      }),
    );
  });
});
