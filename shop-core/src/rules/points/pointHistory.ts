import type { CalendarDate } from '../dates/calendarDate.ts';
import { dayNumber } from '../dates/dayNumber.ts';
import { dayOfNumber } from '../dates/dayOfNumber.ts';
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
  /** Of the move. Expiries are numbered down from {@link highestId}, the first one first, and keep their numbers. */
  readonly id: number;
  /** A move, or points that expired (a debit). It is a credit where points are taken back that had expired already. */
  readonly kind: 'move' | 'expiry';
  readonly date: CalendarDate;
  /** Points that came; one of credit and debit is 0. */
  readonly credit: number;
  readonly debit: number;
  /** What the customer had after it: the credits of all rows so far without their debits. */
  readonly balance: number;
  /** Of points that came or expired: the last day of the last of them. */
  readonly expiresOn: CalendarDate | null;
  readonly isExpired: boolean;
}

/** The highest number that a row may have. */
export const highestId = 2_147_483_647;

interface HeldLot {
  readonly remaining: number;
  readonly expiresOn: CalendarDate;
}

/**
 * The point history (S3.25) of moves in the order they happened. It adds up: what expires is a row of its own on the day after its
 * last, so the last balance is what the customer has today.
 */
export function pointHistory(moves: readonly PointMove[], today: CalendarDate): PointHistoryRow[] {
  const lots = new Map<number, HeldLot>();
  const rows: PointHistoryRow[] = [];
  let day: CalendarDate | undefined;
  const balanceSoFar = () => rows.at(-1)?.balance ?? 0;
  const write = (row: Pick<PointHistoryRow, 'id' | 'kind' | 'date' | 'expiresOn' | 'isExpired'>, sum: number) =>
    rows.push({ ...row, credit: Math.max(0, sum), debit: Math.max(0, -sum), balance: balanceSoFar() + sum });
  const expire = (points: number, date: CalendarDate, expiresOn: CalendarDate | null) => {
    const id = highestId - rows.filter(({ kind }) => kind === 'expiry').length;
    write({ id, kind: 'expiry', date, expiresOn, isExpired: true }, -points);
  };
  const passTo = (next: CalendarDate) => {
    for (const [lastDay, points] of expiredBetween(lots.values(), day, next))
      expire(points, dayAfter(lastDay), lastDay);
    day = day === undefined || day < next ? next : day;
    return day;
  };
  for (const { id, date, changes } of moves) {
    const counts = passTo(date);
    const sum = applied(lots, changes);
    // What goes into a lot that has expired, or out of it, changes nothing of what there is.
    const uncounted = balanceSoFar() + sum - activePoints(lots.values(), counts);
    const lastOfThem = lastDayOf(changes, ({ expiresOn }) => expiresOn < counts);
    if (uncounted < 0) expire(uncounted, date, lastOfThem);
    const expiresOn = sum > 0 ? lastDayOf(changes, ({ points }) => points > 0) : null;
    write({ id, kind: 'move', date, expiresOn, isExpired: expiresOn !== null && expiresOn < today }, sum);
    if (uncounted > 0) expire(uncounted, date, lastOfThem);
  }
  passTo(today);
  return rows;
}

/** Writes the changes into the lots; their sum. */
function applied(lots: Map<number, HeldLot>, changes: readonly LotShare[]): number {
  let sum = 0;
  for (const { lotId, points, expiresOn } of changes) {
    lots.set(lotId, { remaining: (lots.get(lotId)?.remaining ?? 0) + points, expiresOn });
    sum += points;
  }
  return sum;
}

/** What is left in lots whose last day is one of these, `from` included and `to` not: by that day, the first one first. */
function expiredBetween(lots: Iterable<HeldLot>, from: CalendarDate | undefined, to: CalendarDate) {
  const left = new Map<CalendarDate, number>();
  for (const { remaining, expiresOn } of lots) {
    if (remaining <= 0 || from === undefined || expiresOn < from || expiresOn >= to) continue;
    left.set(expiresOn, (left.get(expiresOn) ?? 0) + remaining);
  }
  return [...left].sort(([one], [other]) => (one < other ? -1 : 1));
}

function dayAfter(day: CalendarDate): CalendarDate {
  return dayOfNumber(dayNumber(day) + 1);
}

function lastDayOf(changes: readonly LotShare[], counts: (change: LotShare) => boolean): CalendarDate | null {
  const days = changes.filter(counts).map(({ expiresOn }) => expiresOn);
  return days.sort().at(-1) ?? null;
}
