import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import { activePoints } from './activePoints.ts';
import { allocatePoints } from './allocatePoints.ts';
import { givenBack } from './givenBack.ts';
import type { PointLot } from './pointLot.ts';
import { pointsExpireOn } from './pointsExpireOn.ts';
import { pointTotals } from './pointTotals.ts';
import { settledLots } from './settledLots.ts';
import { takenFrom } from './takenFrom.ts';

const today = calendarDate('2026-08-17');
const lot = (id: number, points: number, expiresOn: string, remaining = points): PointLot => ({
  id,
  points,
  remaining,
  earnedOn: calendarDate('2025-12-01'),
  expiresOn: calendarDate(expiresOn),
});
const left = (lots: readonly PointLot[]) => Object.fromEntries(lots.map(({ id, remaining }) => [id, remaining]));

describe('points', () => {
  it('live for twelve months', () => {
    expect(pointsExpireOn(today)).toBe('2027-08-17');
    expect(pointsExpireOn(calendarDate('2024-02-29'))).toBe('2025-02-28');
    expect(pointsExpireOn(calendarDate('2023-02-28'))).toBe('2024-02-28');
  });

  it('are active up to and on their last day', () => {
    const lots = [lot(1, 10, '2026-08-16'), lot(2, 20, '2026-08-17'), lot(3, 40, '2026-08-18', 30)];
    expect(activePoints(lots, today)).toBe(50);
    expect(pointTotals(lots, today)).toEqual({ active: 50, used: 10, expired: 10 });
    expect(activePoints([], today)).toBe(0);
  });

  it('owed never expire and count against the others', () => {
    expect(activePoints([lot(1, -15, '2020-01-01'), lot(2, 20, '2026-08-17')], today)).toBe(5);
    expect(activePoints([lot(1, -15, '2020-01-01')], today)).toBe(-15);
  });
});

describe('allocating points', () => {
  const lots = [
    lot(1, 10, '2026-12-01'),
    lot(2, 20, '2026-09-01'),
    lot(3, 40, '2026-08-16'),
    lot(4, 5, '2026-10-01', 0),
  ];

  it('takes first what expires first, and says from where', () => {
    expect(allocatePoints(lots, 25, today)).toEqual([
      { lotId: 2, points: 20, expiresOn: '2026-09-01' },
      { lotId: 1, points: 5, expiresOn: '2026-12-01' },
    ]);
    expect(allocatePoints(lots, 20, today)).toEqual([{ lotId: 2, points: 20, expiresOn: '2026-09-01' }]);
    expect(left(lots)).toEqual({ 1: 10, 2: 20, 3: 40, 4: 0 });
  });

  it('takes of equal days what was earned first, then the lower id', () => {
    const later = { ...lot(1, 10, '2026-12-01'), earnedOn: calendarDate('2025-12-02') };
    const equals = [later, lot(3, 10, '2026-12-01'), lot(2, 10, '2026-12-01')];
    const order = (some: PointLot[]) => allocatePoints(some, 30, today).map(({ lotId }) => lotId);
    expect(order(equals)).toEqual([2, 3, 1]);
    expect(order([...equals].reverse())).toEqual([2, 3, 1]);
  });

  it('is refused loudly for what cannot be redeemed', () => {
    for (const amount of [31, 0, -1, 1.5]) expect(() => allocatePoints(lots, amount, today)).toThrow(RangeError);
  });

  it('is taken and given back with the old expiry', () => {
    const shares = allocatePoints(lots, 25, today);
    const after = takenFrom(lots, shares);
    expect(left(after)).toEqual({ 1: 5, 2: 0, 3: 40, 4: 0 });
    expect(givenBack(after, shares)).toEqual(lots);
    // Given back too late, they are back and expired.
    const winter = calendarDate('2026-12-02');
    expect(activePoints(givenBack(after, shares), winter)).toBe(activePoints(after, winter));
  });

  it('is neither taken nor given back twice', () => {
    const shares = allocatePoints(lots, 25, today);
    const after = takenFrom(lots, shares);
    expect(() => takenFrom(after, shares)).toThrow(RangeError);
    expect(() => givenBack(givenBack(after, shares), shares)).toThrow(RangeError);
    expect(() => takenFrom([], shares)).toThrow(RangeError);
  });
});

describe('a debt', () => {
  it('is paid from what expires first, and the balance stays', () => {
    const lots = [lot(1, -15, '2026-08-17'), lot(2, 10, '2026-12-01'), lot(3, 10, '2026-09-01')];
    expect(left(settledLots(lots, today))).toEqual({ 1: 0, 2: 5, 3: 0 });
  });

  it('stays as far as there is nothing to pay it from', () => {
    const lots = [
      lot(1, -15, '2026-08-17'),
      lot(2, -4, '2026-08-17'),
      lot(3, 9, '2026-09-01'),
      lot(4, 9, '2026-08-16'),
    ];
    expect(left(settledLots(lots, today))).toEqual({ 1: -6, 2: -4, 3: 0, 4: 9 });
  });

  it('is none, so nothing changes', () => {
    const lots = [lot(1, 15, '2026-08-17')];
    expect(settledLots(lots, today)).toEqual(lots);
  });
});

/** Points one by one, each with its last day: the plainest way to keep them. */
class Purse {
  day = dayNumber(today);
  points: number[] = [];
  debt = 0;
  earned = 0;
  takenBack = 0;

  usable() {
    return this.points.filter((last) => last >= this.day).sort((one, other) => one - other);
  }
  take(amount: number) {
    const taken = this.usable().slice(0, amount);
    for (const last of taken) this.points.splice(this.points.indexOf(last), 1);
    return taken;
  }
  settle() {
    this.debt -= this.take(this.debt).length;
  }
}

type Deed = { readonly kind: 'earn' | 'redeem' | 'cancel' | 'takeBack' | 'wait'; readonly amount: number };

describe('any sequence of points earned, redeemed, given back, taken back and expired', () => {
  const deed: fc.Arbitrary<Deed> = fc.record({
    kind: fc.constantFrom('earn', 'earn', 'redeem', 'redeem', 'cancel', 'takeBack', 'wait'),
    amount: fc.integer({ min: 1, max: 40 }),
  });

  it('leaves what keeping them one by one would leave', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const purse = new Purse();
        let lots: PointLot[] = [];
        const spent: { shares: ReturnType<typeof allocatePoints>; points: number[] }[] = [];
        for (const { kind, amount } of deeds) {
          const now = dayOfNumber(purse.day);
          if (kind === 'wait') purse.day += amount * 5;
          if (kind === 'earn') {
            const last = pointsExpireOn(now);
            lots = [...lots, { id: lots.length, points: amount, remaining: amount, earnedOn: now, expiresOn: last }];
            purse.points.push(...Array<number>(amount).fill(dayNumber(last)));
            purse.earned += amount;
          }
          if (kind === 'takeBack') {
            lots = [...lots, { id: lots.length, points: -amount, remaining: -amount, earnedOn: now, expiresOn: now }];
            purse.debt += amount;
            purse.takenBack += amount;
          }
          if (kind === 'redeem' && amount <= activePoints(lots, now)) {
            const shares = allocatePoints(lots, amount, now);
            lots = takenFrom(lots, shares);
            spent.push({ shares, points: purse.take(amount) });
          }
          const last = kind === 'cancel' ? spent.pop() : undefined;
          if (last) {
            lots = givenBack(lots, last.shares);
            purse.points.push(...last.points);
          }
          lots = settledLots(lots, dayOfNumber(purse.day));
          purse.settle();

          const totals = pointTotals(lots, dayOfNumber(purse.day));
          expect(totals.active).toBe(purse.usable().length - purse.debt);
          expect(totals.expired).toBe(purse.points.length - purse.usable().length);
          expect(totals.used).toBe(spent.reduce((sum, { points }) => sum + points.length, 0));
          expect(totals.active + totals.used + totals.expired).toBe(purse.earned - purse.takenBack);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('redeems exactly what was asked, and leaves nothing that expires earlier than what it took', () => {
    const anyLot = fc.record({
      points: fc.nat(30),
      expiresOn: fc.integer({ min: -20, max: 60 }).map((days) => dayOfNumber(dayNumber(today) + days)),
    });
    fc.assert(
      fc.property(fc.array(anyLot, { maxLength: 12 }), fc.nat(200), (some, amount) => {
        const lots = some.map(({ points, expiresOn }, id) => lot(id, points, expiresOn));
        const active = activePoints(lots, today);
        if (amount < 1 || amount > active) return;
        const shares = allocatePoints(lots, amount, today);
        const after = takenFrom(lots, shares);
        expect(shares.reduce((sum, { points }) => sum + points, 0)).toBe(amount);
        expect(activePoints(after, today)).toBe(active - amount);
        const last = shares.at(-1)?.expiresOn ?? today;
        for (const { expiresOn, remaining } of after)
          if (expiresOn >= today && expiresOn < last) expect(remaining).toBe(0);
        for (const { points } of shares) expect(points).toBeGreaterThan(0);
        expect(givenBack(after, shares)).toEqual(lots);
      }),
    );
  });
});
