import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { slashDate } from './dates.ts';
import { orNull } from './orNull.ts';
import { wire } from './wire.ts';

const sale = wire({ end: ['sale-end-date', orNull(slashDate)] });

describe('a value that may be missing', () => {
  it.each([[{ 'sale-end-date': null }], [{}], [{ 'sale-end-date': undefined }]])('is null to us in %j', (theirs) => {
    expect(z.decode(sale, theirs as never)).toEqual({ end: null });
  });

  it('is written as null, not left out', () => {
    expect(z.encode(sale, { end: null })).toEqual({ 'sale-end-date': null });
  });

  it('goes through its own codec when it is there', () => {
    const read = z.decode(sale, { 'sale-end-date': '31/12/2026' });
    expect(read).toEqual({ end: '2026-12-31' });
    expect(z.encode(sale, read)).toEqual({ 'sale-end-date': '31/12/2026' });
    expectTypeOf<z.output<typeof sale>['end']>().toBeNullable();
  });

  it('is refused when it is there and wrong', () => {
    expect(z.safeDecode(sale, { 'sale-end-date': 'besok' }).success).toBe(false);
    expect(z.safeDecode(sale, { 'sale-end-date': '' }).success).toBe(false);
  });

  it('does not take the other empty values for missing', () => {
    expect(z.decode(orNull(z.int()), 0)).toBe(0);
    expect(z.decode(orNull(z.boolean()), false)).toBe(false);
    expect(z.decode(orNull(z.string()), '')).toBe('');
  });
});
