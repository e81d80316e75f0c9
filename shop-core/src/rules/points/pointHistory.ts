import type { CalendarDate } from '../dates/calendarDate.ts';
import { activePoints } from './activePoints.ts';
import type { LotShare } from './pointLot.ts';

/** Something that happened to the points of a customer: what it added to lots and, below 0, took from them. */
export interface PointMove {
  readonly id: number;
  readonly date: CalendarDate;
  readonly changes: readonly LotShare[];
}

/** A line of the point history. */
export interface PointHistoryRow {
  readonly id: number;
  readonly date: CalendarDate;
  /** Points that came; one of credit and debit is 0. */
  readonly credit: number;
  readonly debit: number;
  /** What the customer had after it that day, points expired by then not counted. */
  readonly balance: number;
  /** Of points that came: the last day of the last of them. */
  readonly expiresOn: CalendarDate | null;
  readonly isExpired: boolean;
}

/** The point history (S3.25) of moves in the order they happened, with the balance after each. */
export function pointHistory(moves: readonly PointMove[], today: CalendarDate): PointHistoryRow[] {
  const lots = new Map<number, { remaining: number; expiresOn: CalendarDate }>();
  return moves.map(({ id, date, changes }) => {
    let sum = 0;
    for (const { lotId, points, expiresOn } of changes) {
      lots.set(lotId, { remaining: (lots.get(lotId)?.remaining ?? 0) + points, expiresOn });
      sum += points;
    }
    const expiresOn = sum > 0 ? lastExpiry(changes) : null;
    return {
      id,
      date,
      credit: Math.max(0, sum),
      debit: Math.max(0, -sum),
      balance: activePoints(lots.values(), date),
      expiresOn,
      isExpired: expiresOn !== null && expiresOn < today,
    };
  });
}

function lastExpiry(changes: readonly LotShare[]): CalendarDate | null {
  let last: CalendarDate | null = null;
  for (const { points, expiresOn } of changes) if (points > 0 && (last === null || last < expiresOn)) last = expiresOn;
  return last;
}
