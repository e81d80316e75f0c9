import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ApiFailure, apiFailure } from '../contract/apiFailure.ts';
import { placeOrder } from '../contract/calls/checkout.ts';
import { readFailure } from './readFailure.ts';

const sentence = fc.oneof(fc.string(), fc.array(fc.string()));
const part = (honest: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: honest }, fc.jsonValue());
const figures = fc.constant({
  'total-amount': 1,
  'discount-coupon': 0,
  'unique-code': 7,
  'shipping-cost': 0,
  'discount-redeem': 0,
  'redeem-point': 0,
  'grand-total': 8,
  'point-reward': 0,
});
const failure = fc.record(
  {
    message: part(sentence),
    code: part(fc.string()),
    params: part(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true })),
    errors: part(fc.dictionary(fc.string(), sentence, { noNullPrototype: true })),
    figures: part(figures),
    requestId: part(fc.string()),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** The one name that zod leaves out of a record; nothing of ours is called so. */
const withoutProto = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json), (name, value) => (name === '__proto__' ? undefined : value));

it('reads what the contract reads, whatever was answered', () => {
  const byContract = (json: unknown): ApiFailure => {
    const read = z.safeDecode(apiFailure, json as never);
    return read.success ? read.data : { message: [] };
  };
  fc.assert(
    fc.property(fc.oneof({ weight: 5, arbitrary: failure }, fc.jsonValue()), (json) => {
      const answered = withoutProto(json);
      expect(readFailure(answered, placeOrder)).toEqual(byContract(answered));
    }),
    { numRuns: 1_000 },
  );
});
