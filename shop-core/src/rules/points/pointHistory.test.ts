import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import { activePoints } from './activePoints.ts';
import { allocatePoints } from './allocatePoints.ts';
import { type PointMove, pointHistory } from './pointHistory.ts';
import type { PointLot } from './pointLot.ts';
import { takenFrom } from './takenFrom.ts';

const today = calendarDate('2026-08-17');
const change = (lotId: number, points: number, expiresOn: string) => ({
  lotId,
  points,
  expiresOn: calendarDate(expiresOn),
});
const move = (id: number, date: string, ...changes: PointMove['changes']): PointMove => ({
  id,
  date: calendarDate(date),
  changes,
});

describe('the point history', () => {
  it('tells what came and went and what there was after it', () => {
    const moves = [
      move(1, '2025-03-01', change(1, 100, '2026-03-01')),
      move(2, '2025-12-01', change(2, 50, '2026-12-01')),
      move(3, '2026-01-10', change(1, -30, '2026-03-01')),
      move(4, '2026-04-01', change(2, -10, '2026-12-01')),
    ];
    const none = { expiresOn: null, isExpired: false };
    expect(pointHistory(moves, today)).toEqual([
      { id: 1, date: '2025-03-01', credit: 100, debit: 0, balance: 100, expiresOn: '2026-03-01', isExpired: true },
      { id: 2, date: '2025-12-01', credit: 50, debit: 0, balance: 150, expiresOn: '2026-12-01', isExpired: false },
      { id: 3, date: '2026-01-10', credit: 0, debit: 30, balance: 120, ...none },
      // The 70 that were left of the first have expired by now.
      { id: 4, date: '2026-04-01', credit: 0, debit: 10, balance: 40, ...none },
    ]);
  });

  it('marks points as expired from the day after their last', () => {
    const earned = [move(1, '2025-08-17', change(1, 5, '2026-08-17'))];
    expect(pointHistory(earned, today)[0]?.isExpired).toBe(false);
    expect(pointHistory(earned, calendarDate('2026-08-18'))[0]?.isExpired).toBe(true);
  });

  it('names the last day of points that came back into several lots', () => {
    const back = move(
      1,
      '2026-01-01',
      change(2, 5, '2026-12-01'),
      change(3, 5, '2027-01-01'),
      change(1, 5, '2026-06-01'),
    );
    expect(pointHistory([back], today)[0]).toMatchObject({ credit: 15, expiresOn: '2027-01-01', isExpired: false });
  });

  it('is a debit without a last day when more went than came, as when a debt is paid at once', () => {
    const earned = move(1, '2026-01-01', change(1, 20, '2027-01-01'));
    const debt = [change(2, -15, '2026-02-01'), change(2, 15, '2026-02-01'), change(1, -15, '2027-01-01')];
    expect(pointHistory([earned, move(2, '2026-02-01', ...debt)], today).at(-1)).toMatchObject({
      credit: 0,
      debit: 15,
      balance: 5,
      expiresOn: null,
      isExpired: false,
    });
    const even = move(3, '2026-03-01', change(1, -2, '2027-01-01'), change(3, 2, '2027-03-01'));
    expect(pointHistory([earned, even], today).at(-1)).toMatchObject({ credit: 0, debit: 0, expiresOn: null });
    const oneMore = move(4, '2026-03-01', change(3, 1, '2027-03-01'));
    expect(pointHistory([oneMore], today)[0]?.expiresOn).toBe('2027-03-01');
    // What went does not count, however late its day.
    const mixed = move(5, '2026-03-01', change(1, -1, '2028-01-01'), change(3, 3, '2027-03-01'));
    expect(pointHistory([mixed], today)[0]?.expiresOn).toBe('2027-03-01');
  });

  it('goes below zero when more is taken back than is there', () => {
    const moves = [
      move(1, '2026-01-01', change(1, 5, '2027-01-01')),
      move(2, '2026-01-02', change(2, -8, '2026-01-02')),
    ];
    expect(pointHistory(moves, today).at(-1)).toMatchObject({ debit: 8, balance: -3 });
    // A debt does not expire: it is still owed when new points come.
    const later = move(3, '2026-05-01', change(3, 4, '2027-05-01'));
    expect(pointHistory([...moves, later], today).at(-1)).toMatchObject({ credit: 4, balance: 1 });
  });

  it('ends with the balance of the lots, whatever happened', () => {
    const deeds = fc.array(fc.record({ days: fc.nat(90), points: fc.integer({ min: -40, max: 60 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(deeds, (all) => {
        let day = dayNumber(today);
        let lots: PointLot[] = [];
        const moves: PointMove[] = [];
        for (const { days, points } of all) {
          day += days;
          const date = dayOfNumber(day);
          if (points > 0) {
            const expiresOn = dayOfNumber(day + 100);
            lots = [...lots, { id: lots.length, points, remaining: points, earnedOn: date, expiresOn }];
            moves.push(move(moves.length, date, change(lots.length - 1, points, expiresOn)));
          } else if (points < 0 && -points <= activePoints(lots, date)) {
            const shares = allocatePoints(lots, -points, date);
            lots = takenFrom(lots, shares);
            moves.push(move(moves.length, date, ...shares.map((share) => ({ ...share, points: -share.points }))));
          } else continue;
          const row = pointHistory(moves, date).at(-1);
          expect(row).toMatchObject({ credit: Math.max(0, points), debit: Math.max(0, -points) });
          expect(row?.balance).toBe(activePoints(lots, date));
        }
      }),
    );
  });
});
