import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Held, type HoldAsk, whyNotHold } from './whyNotHold.ts';

const now = new Date('2026-08-17T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const order = (until: Date | null, pieces = 1): Held => ({ since: now, until, pieces });
const unpaid: HoldAsk = { what: 'UNPAID_ORDER', holder: 'customer' };
const pieces = (count: number, outOf: number): HoldAsk => ({
  ...{ what: 'UNPAID_PIECE', holder: 'customer', item: 'Emas 1 gram' },
  ...{ pieces: count, outOf },
});
const uses = (ago: readonly number[]): Held[] => ago.map((each) => ({ since: minutes(-each), until: null }));

describe('what is held free of charge', () => {
  it('is refused from the most on, until the first of it ends', () => {
    const three = [order(minutes(20)), order(minutes(5)), order(minutes(10))];
    expect(whyNotHold(three.slice(1), unpaid, now)).toBeUndefined();
    expect(whyNotHold(three, unpaid, now)).toEqual({
      ...{ code: 'HELD_TOO_MUCH', what: 'UNPAID_ORDER', holder: 'customer', most: 3 },
      freeAt: minutes(5),
    });
  });

  it('counts no more at the moment it ends', () => {
    const three = [order(minutes(20)), order(minutes(5)), order(minutes(10))];
    expect(whyNotHold(three, unpaid, new Date(minutes(5).getTime() - 1))).toBeDefined();
    expect(whyNotHold(three, unpaid, minutes(5))).toBeUndefined();
  });

  it('has no end told where no clock ends it', () => {
    const three = [order(null), order(null), order(null)];
    expect(whyNotHold(three, unpaid, now)).toMatchObject({ freeAt: null });
    expect(whyNotHold([...three.slice(1), order(minutes(3))], unpaid, now)).toMatchObject({ freeAt: minutes(3) });
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 3],
    [122, 61],
  ])('leaves of %i pieces all but %i to others', (stock, most) => {
    expect(whyNotHold([], pieces(most, stock), now)).toBeUndefined();
    expect(whyNotHold([], pieces(most + 1, stock), now)).toMatchObject({ most, freeAt: null, item: 'Emas 1 gram' });
  });

  it('adds the pieces of earlier unpaid orders to those that are asked', () => {
    const held = [order(minutes(10), 2), order(minutes(20), 3)];
    expect(whyNotHold(held, pieces(5, 20), now)).toBeUndefined();
    expect(whyNotHold(held, pieces(6, 20), now)).toMatchObject({ most: 10, freeAt: minutes(10) });
    expect(whyNotHold(held, pieces(9, 20), now)).toMatchObject({ freeAt: minutes(20) });
  });

  it('obeys every allowance of a holder, and waits for the last of them', () => {
    const mail: HoldAsk = { what: 'REGISTRATION_MAIL', holder: 'address' };
    expect(whyNotHold(uses([15]), mail, now)).toBeUndefined();
    expect(whyNotHold(uses([14]), mail, now)).toMatchObject({ most: 1, freeAt: minutes(1) });
    expect(whyNotHold(uses([14, 100, 200, 300, 400]), mail, now)).toMatchObject({ most: 5, freeAt: minutes(1040) });
  });

  it('can be had at the moment that is told, and not a moment before', () => {
    const ends = fc.array(fc.integer({ min: -30, max: 60 }), { maxLength: 8 });
    fc.assert(
      fc.property(ends, fc.integer({ min: 1, max: 4 }), (held, more) => {
        const orders = held.map((end) => order(minutes(end)));
        const ask = { ...unpaid, pieces: more };
        const problem = whyNotHold(orders, ask, now);
        expect(problem === undefined).toBe(held.filter((end) => end > 0).length + more <= 3);
        if (!problem) return;
        expect(problem.freeAt === null).toBe(more > 3);
        if (!problem.freeAt) return;
        expect(whyNotHold(orders, ask, problem.freeAt)).toBeUndefined();
        expect(whyNotHold(orders, ask, new Date(problem.freeAt.getTime() - 1))).toBeDefined();
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
