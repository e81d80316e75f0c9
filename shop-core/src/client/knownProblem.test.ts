import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idMessages } from '../messages/idMessages.ts';
import { messageFor } from '../messages/messageFor.ts';
import type { ProblemCode } from '../rules/problem.ts';
import { knownProblem } from './knownProblem.ts';

const codes = Object.keys(idMessages) as ProblemCode[];

it('takes what a problem carries from the server', () => {
  expect(knownProblem('OUT_OF_STOCK', { available: 3 })).toEqual({ code: 'OUT_OF_STOCK', available: 3 });
  expect(knownProblem('NOT_FOUND', { what: 'ORDER' })).toEqual({ code: 'NOT_FOUND', what: 'ORDER' });
  expect(
    knownProblem('HELD_TOO_MUCH', {
      ...{ what: 'UNPAID_PIECE', holder: 'customer', most: 3, item: 'Emas 1 gram' },
      freeAt: '2026-08-17T03:30:00.000Z',
    }),
  ).toEqual({
    ...{ code: 'HELD_TOO_MUCH', what: 'UNPAID_PIECE', holder: 'customer', most: 3, item: 'Emas 1 gram' },
    freeAt: new Date('2026-08-17T03:30:00Z'),
  });
  for (const none of [null, '+275760-09-13T00:00:00Z', '-1', 'besok', 7]) {
    expect(knownProblem('HELD_TOO_MUCH', { what: 'REVIEW', freeAt: none })).toMatchObject({ freeAt: null });
  }
  expect(knownProblem('CART_EMPTY', { code: 'OFFLINE', more: 1 })).toEqual({ code: 'CART_EMPTY' });
});

it('knows no other codes', () => {
  for (const code of [undefined, '', 'out_of_stock', '__proto__', 'constructor'])
    expect(knownProblem(code)).toBeUndefined();
});

it.each(codes)('has a sentence for %s whatever the server sent with it', (code) => {
  fc.assert(
    fc.property(fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }), (params) => {
      const problem = knownProblem(code, params);
      expect(problem?.code).toBe(code);
      const sentence = problem && messageFor(problem);
      expect(sentence).toBeTruthy();
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }),
    { numRuns: 30 },
  );
});

it.each(codes)('has a sentence for %s whatever its own particulars are', (code) => {
  const names =
    'retryAfterSeconds what notice available above differing active from to segment until limit minimum missing date holder most freeAt item'.split(
      ' ',
    );
  const odd = fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])));
  fc.assert(
    fc.property(odd, (params) => {
      const problem = knownProblem(code, params);
      expect(problem && messageFor(problem)).not.toMatch(/undefined|NaN|\[object/);
    }),
    { numRuns: 30 },
  );
});
