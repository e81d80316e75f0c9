import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { slashDate } from './dates.ts';
import { list } from './list.ts';
import { wire } from './wire.ts';

const days = wire({ days: ['open-days', list(slashDate)] });

describe('a list of the wire', () => {
  it.each([[{ 'open-days': null }], [{}], [{ 'open-days': undefined }], [{ 'open-days': [] }]])(
    'is empty in %j',
    (theirs) => {
      expect(z.decode(days, theirs as never)).toEqual({ days: [] });
    },
  );

  it('reads and writes each item by its own codec', () => {
    const read = z.decode(days, { 'open-days': ['05/01/2026', '29/02/2024'] });
    expect(read).toEqual({ days: ['2026-01-05', '2024-02-29'] });
    expect(z.encode(days, read)).toEqual({ 'open-days': ['05/01/2026', '29/02/2024'] });
    expectTypeOf<z.output<typeof days>['days'][number]>().toBeString();
  });

  it('is written as a list even when it is empty', () => {
    expect(z.encode(days, { days: [] })).toEqual({ 'open-days': [] });
  });

  it('names the item that is wrong', () => {
    const { error } = z.safeDecode(days, { 'open-days': ['05/01/2026', '31/02/2026'] });
    expect(error?.issues.map(({ path }) => path)).toEqual([['open-days', 1]]);
  });

  it.each([['text'], [{ length: 1 }], [7]])('is not %j', (other) => {
    expect(z.safeDecode(list(z.string()), other as never).success).toBe(false);
  });

  it('refuses more than its maximum, in both directions', () => {
    const few = list(z.int(), 2);
    expect(z.decode(few, [1, 2])).toEqual([1, 2]);
    expect(z.safeDecode(few, [1, 2, 3]).success).toBe(false);
    expect(z.safeEncode(few, [1, 2, 3]).success).toBe(false);
    expect(z.decode(few, null)).toEqual([]);
  });
});
