import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import { rupiah } from '../money/rupiah.ts';
import { addHijriYear } from './addHijriYear.ts';
import { anyDay, anyEntries, entry, shuffled } from './testEntries.ts';
import { whyNotGoldLedger } from './whyNotGoldLedger.ts';
import type { ZakatEntry } from './zakatEntry.ts';
import { zakatStatus } from './zakatStatus.ts';

const price = rupiah(1_500_000);
const status = (entries: readonly ZakatEntry[], today: string) => zakatStatus(entries, price, calendarDate(today));
const steps = (entries: readonly ZakatEntry[], today: string) => status(entries, today).trace.map(({ code }) => code);
// 15 Safar 1446 H and one Hijri year later.
const bought = '2024-08-19';
const due = '2025-08-09';
const honest = anyEntries().filter((entries) => whyNotGoldLedger(entries) === undefined);

describe('zakat', () => {
  it('is due once 85 grams were held for one Hijri year [S9.18]', () => {
    const entries = [entry('Beli', 85, bought)];
    expect(status(entries, '2025-08-08')).toMatchObject({ isDue: false, daysLeft: 1 });
    expect(status(entries, due)).toMatchObject({ isDue: true, daysLeft: 0 });
    expect(status(entries, '2027-01-01')).toMatchObject({ isDue: true, daysLeft: 0 });
    expect(status([entry('Beli', 84.999, bought)], '2027-01-01')).toMatchObject({ isDue: false, daysLeft: null });
  });

  it('counts the fine gold, not the weight', () => {
    expect(status([entry('Beli', 85, bought, 99.99)], due)).toMatchObject({ isDue: false, fineGold: 849_915_000 });
    expect(status([entry('Beli', 113.334, bought, 75)], due)).toMatchObject({ isDue: true, fineGold: 850_005_000 });
  });

  it('is 2.5 % of what the fine gold is worth today, to the nearest rupiah', () => {
    expect(status([entry('Beli', 100, bought)], due)).toMatchObject({
      currentValue: 150_000_000,
      zakatValue: 3_750_000,
    });
    expect(zakatStatus([entry('Beli', 1, bought)], rupiah(20), calendarDate(due))).toMatchObject({
      currentValue: 20,
      zakatValue: 1,
    });
    expect(zakatStatus([entry('Beli', 1, bought)], rupiah(19), calendarDate(due)).zakatValue).toBe(0);
  });

  it('of nothing is nothing', () => {
    expect(status([], due)).toEqual({
      isDue: false,
      fineGold: 0,
      currentValue: 0,
      zakatValue: 0,
      daysLeft: null,
      trace: [{ code: 'BELOW_NISAB', fine: 0, missing: 85_000 }],
    });
  });

  it('says why it is due', () => {
    expect(status([entry('Beli', 100, bought)], due).trace).toEqual([
      { code: 'HAUL_STARTED', date: bought, fine: 1_000_000_000 },
      { code: 'HAUL_COMPLETE', since: bought, dueOn: due },
    ]);
  });

  it('says how long the year still runs', () => {
    expect(status([entry('Beli', 100, bought)], '2024-08-20')).toMatchObject({
      daysLeft: 354,
      trace: [{ code: 'HAUL_STARTED' }, { code: 'HAUL_RUNNING', since: bought, dueOn: due }],
    });
  });

  it('begins anew when the gold fell below 85 grams and came back', () => {
    const entries = [entry('Beli', 100, bought), entry('Jual', 20, '2025-08-08'), entry('Beli', 20, '2025-08-20')];
    expect(status(entries, '2025-08-10')).toMatchObject({ isDue: false, daysLeft: null });
    expect(status(entries, '2025-08-20')).toMatchObject({ isDue: false, daysLeft: 354 });
    expect(status(entries, '2025-08-20').trace).toEqual([
      { code: 'HAUL_STARTED', date: bought, fine: 1_000_000_000 },
      { code: 'HAUL_BROKEN', date: '2025-08-08', fine: 800_000_000 },
      { code: 'HAUL_STARTED', date: '2025-08-20', fine: 1_000_000_000 },
      { code: 'HAUL_RUNNING', since: '2025-08-20', dueOn: addHijriYear(calendarDate('2025-08-20')) },
    ]);
  });

  it('is not broken by a sale that leaves 85 grams, nor by one that is made good the same day', () => {
    expect(status([entry('Beli', 100, bought), entry('Jual', 15, '2025-01-01')], due).isDue).toBe(true);
    const sameDay = [entry('Beli', 100, bought), entry('Jual', 50, '2025-01-01'), entry('Beli', 35, '2025-01-01')];
    expect(status(sameDay, due).isDue).toBe(true);
    expect(steps([...sameDay, entry('Jual', 0.001, '2025-01-01')], due)).toEqual([
      'HAUL_STARTED',
      'HAUL_BROKEN',
      'BELOW_NISAB',
    ]);
  });

  it('says how much is missing to 85 grams, never too little', () => {
    expect(status([entry('Beli', 84.9999, bought, 99.99)], due).trace.at(-1)).toEqual({
      code: 'BELOW_NISAB',
      fine: 849_915_000,
      missing: 9,
    });
  });

  it('does not see what is entered for later', () => {
    const entries = [entry('Beli', 100, bought), entry('Jual', 100, '2025-08-10')];
    expect(status(entries, due).isDue).toBe(true);
    expect(status(entries, '2025-08-10')).toMatchObject({ isDue: false, fineGold: 0 });
  });

  it('is due for gold from before the calendar’s table', () => {
    expect(status([entry('Beli', 100, '1950-05-05')], '2026-08-17')).toMatchObject({ isDue: true, daysLeft: 0 });
    expect(status([entry('Beli', 100, '1979-11-21')], '1980-11-08')).toMatchObject({ isDue: false, daysLeft: 1 });
  });
});

describe('zakat of any entries', () => {
  it('does not depend on their order, within a day or at all', () => {
    const withOrder = honest.chain((entries) => fc.tuple(fc.constant(entries), shuffled(entries)));
    fc.assert(
      fc.property(withOrder, anyDay(), ([entries, order], today) => {
        expect(zakatStatus(order, price, today)).toEqual(zakatStatus(entries, price, today));
      }),
    );
  });

  it('is what looking at every single day gives', () => {
    fc.assert(
      fc.property(honest, anyDay(), (entries, today) => {
        const { isDue, daysLeft, fineGold } = zakatStatus(entries, price, today);
        const heldOn = (day: CalendarDate) =>
          entries
            .filter(({ date }) => date <= day)
            .reduce((sum, { type, weight, purity }) => sum + (type === 'Jual' ? -1 : 1) * weight * purity, 0);
        expect(fineGold).toBe(heldOn(today));
        let since = dayNumber(today);
        const first = dayNumber(calendarDate('2024-01-01'));
        while (since > first && heldOn(dayOfNumber(since - 1)) >= 850_000_000) since -= 1;
        const dueOn = dayNumber(addHijriYear(dayOfNumber(since)));
        if (heldOn(today) < 850_000_000) expect([isDue, daysLeft]).toEqual([false, null]);
        else expect([isDue, daysLeft]).toEqual([dueOn <= dayNumber(today), Math.max(0, dueOn - dayNumber(today))]);
      }),
      { numRuns: 60 },
    );
  });

  it('comes one day nearer each day while nothing is bought or sold', () => {
    fc.assert(
      fc.property(anyDay(), fc.nat(800), (day, days) => {
        const held = [entry('Beli', 90, day)];
        const on = (later: number) => zakatStatus(held, price, dayOfNumber(dayNumber(day) + later));
        const now = on(days);
        expect(now.isDue).toBe(now.daysLeft === 0);
        expect(on(days + 1).daysLeft).toBe(Math.max(0, (now.daysLeft ?? Number.NaN) - 1));
      }),
    );
  });

  it('has a trace in which hauls begin and break in turn, and which ends with the answer', () => {
    fc.assert(
      fc.property(honest, anyDay(), (entries, today) => {
        const { trace, isDue, daysLeft } = zakatStatus(entries, price, today);
        const codes = trace.map(({ code }) => code);
        const last = codes.pop();
        codes.forEach((code, place) => {
          expect(code).toBe(place % 2 === 0 ? 'HAUL_STARTED' : 'HAUL_BROKEN');
        });
        const answer = isDue ? 'HAUL_COMPLETE' : 'HAUL_RUNNING';
        expect(last).toBe(daysLeft === null ? 'BELOW_NISAB' : answer);
        expect(codes.length % 2).toBe(daysLeft === null ? 0 : 1);
      }),
    );
  });
});
