import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, calendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
import { activePoints } from './activePoints.ts';
import { allocatePoints } from './allocatePoints.ts';
import { givenBack } from './givenBack.ts';
import { highestId, type PointMove, pointHistory } from './pointHistory.ts';
import type { LotShare, PointLot } from './pointLot.ts';
import { pointTotals } from './pointTotals.ts';
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
    const none = { kind: 'move', expiresOn: null, isExpired: false };
    const [first, second] = [
      { id: 1, kind: 'move', date: '2025-03-01', credit: 100, debit: 0, balance: 100 },
      { id: 2, kind: 'move', date: '2025-12-01', credit: 50, debit: 0, balance: 150 },
    ];
    expect(pointHistory(moves, today)).toEqual([
      { ...first, expiresOn: '2026-03-01', isExpired: true },
      { ...second, expiresOn: '2026-12-01', isExpired: false },
      { id: 3, date: '2026-01-10', credit: 0, debit: 30, balance: 120, ...none },
      {
        ...{ id: highestId, kind: 'expiry', date: '2026-03-02', credit: 0, debit: 70, balance: 50 },
        ...{ expiresOn: '2026-03-01', isExpired: true },
      },
      { id: 4, date: '2026-04-01', credit: 0, debit: 10, balance: 40, ...none },
    ]);
  });

  it('writes what expired once, on the day after its last, all of a day in one row, and keeps its number', () => {
    const moves = [
      move(1, '2025-08-01', change(1, 100, '2026-08-01'), change(2, 20, '2026-08-01'), change(3, 5, '2026-08-16')),
      move(2, '2025-08-02', change(4, 7, '2026-08-17')),
    ];
    const expiries = (until: CalendarDate) =>
      pointHistory(moves, until)
        .filter(({ kind }) => kind === 'expiry')
        .map(({ id, date, debit, balance }) => [highestId - id, date, debit, balance]);
    expect(expiries(calendarDate('2026-08-01'))).toEqual([]);
    expect(expiries(calendarDate('2026-08-02'))).toEqual([[0, '2026-08-02', 120, 12]]);
    const later = [
      [0, '2026-08-02', 120, 12],
      [1, '2026-08-17', 5, 7],
    ];
    expect(expiries(today)).toEqual(later);
    expect(expiries(calendarDate('2027-01-01'))).toEqual([...later, [2, '2026-08-18', 7, 0]]);
  });

  it('shows points that come back after their last day as come and expired, and taken back then as never expired', () => {
    const earned = move(1, '2025-01-01', change(1, 30, '2026-01-01'));
    const spent = move(2, '2025-12-31', change(1, -30, '2026-01-01'));
    const back = move(3, '2026-02-01', change(1, 30, '2026-01-01'));
    const taken = move(4, '2026-03-01', change(1, -30, '2026-01-01'));
    const rows = pointHistory([earned, spent, back, taken], today);
    expect(rows.map(({ kind, credit, debit, balance }) => [kind, credit, debit, balance])).toEqual([
      ['move', 30, 0, 30],
      ['move', 0, 30, 0],
      ['move', 30, 0, 30],
      ['expiry', 0, 30, 0],
      ['expiry', 30, 0, 30],
      ['move', 0, 30, 0],
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

  it('adds up to the balance of the lots on any day, whatever happened', () => {
    const deeds = fc.array(
      fc.record({ days: fc.nat(90), points: fc.integer({ min: -40, max: 60 }), givesBack: fc.boolean() }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(deeds, fc.nat(300), (all, daysAfter) => {
        const { moves, lots, day } = lived(all);
        const until = dayOfNumber(day + daysAfter);
        const rows = pointHistory(moves, until);
        let sum = 0;
        for (const { credit, debit, balance } of rows) {
          sum += credit - debit;
          expect(balance).toBe(sum);
        }
        expect(sum).toBe(activePoints(lots, until));
        const expiries = rows.filter(({ kind }) => kind === 'expiry');
        const expired = expiries.reduce((total, { credit, debit }) => total + debit - credit, 0);
        expect(expired).toBe(pointTotals(lots, until).expired);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).sort());
      }),
    );
  });
});

/** What happens to a customer: points come, go, and what went last comes back, as with an order that is cancelled. */
function lived(deeds: readonly { readonly days: number; readonly points: number; readonly givesBack: boolean }[]) {
  let day = dayNumber(today);
  let lots: readonly PointLot[] = [];
  let lastTaken: readonly LotShare[] = [];
  const moves: PointMove[] = [];
  const note = (changes: PointMove['changes']) =>
    void moves.push({ id: moves.length, date: dayOfNumber(day), changes });
  for (const { days, points, givesBack } of deeds) {
    day += days;
    const date = dayOfNumber(day);
    if (givesBack) {
      lots = givenBack(lots, lastTaken);
      note(lastTaken);
      lastTaken = [];
    } else if (points > 0) {
      const expiresOn = dayOfNumber(day + 100);
      lots = [...lots, { id: lots.length, points, remaining: points, earnedOn: date, expiresOn }];
      note([{ lotId: lots.length - 1, points, expiresOn }]);
    } else if (points < 0 && -points <= activePoints(lots, date)) {
      lastTaken = allocatePoints(lots, -points, date);
      lots = takenFrom(lots, lastTaken);
      note(lastTaken.map((share) => ({ ...share, points: -share.points })));
    }
  }
  return { moves, lots, day };
}
