import { asc, eq } from 'drizzle-orm';
import type { getPointHistory, PointRow } from 'shop-core/contract';
import { pageRows } from 'shop-core/decisions';
import { type CalendarDate, calendarDate, jakartaDate } from 'shop-core/rules';
import { type LotShare, type PointHistoryRow, pointHistory } from 'shop-core/rules/back-office';
import type { AskOf, ReplyOf } from 'shop-core/wire';
import type { Db } from '../../db/database.ts';
import { pointChanges, pointLots, pointMoves } from '../../db/tables/loyalty.ts';
import { refuseFields } from '../../http/refuse.ts';

type Call = typeof getPointHistory;

/**
 * A page of what happened to a customer's points, the newest first unless asked otherwise. Expired points are no rows of a table:
 * the rule finds them from all of the customer's moves.
 */
export async function pointHistoryPage(
  db: Db,
  customerId: number,
  { page, size, searchBy, sort }: AskOf<Call>['body'],
  today: CalendarDate,
): Promise<ReplyOf<Call>> {
  if (sort.some(({ columnName }) => columnName !== 'transactionDate')) {
    refuseFields([{ field: 'sort', code: 'CHOICE_INVALID' }]);
  }
  const moves = await movesOf(db, customerId);
  const texts = new Map(moves.map(({ id, description }) => [id, description]));
  const sought = searchBy?.trim().toLowerCase() ?? '';
  const rows = pointHistory(moves, today)
    .map((row) => toPointRow(row, texts.get(row.id)))
    .filter(({ description }) => description?.toLowerCase().includes(sought));
  if (!sort[0]?.isAscending) rows.reverse();
  const { limit, offset } = pageRows({ page, size });
  return { rows: rows.slice(offset, offset + limit), totalItems: rows.length, currentPage: page };
}

interface DescribedMove {
  readonly id: number;
  readonly date: CalendarDate;
  readonly description: string;
  readonly changes: LotShare[];
}

/** Moves are numbered as they happen. */
async function movesOf(db: Db, customerId: number): Promise<DescribedMove[]> {
  const { id, at, description } = pointMoves;
  const { lotId, points } = pointChanges;
  const rows = await db
    .select({ id, at, description, lotId, points, expiresOn: pointLots.expiresOn })
    .from(pointMoves)
    .leftJoin(pointChanges, eq(pointChanges.moveId, pointMoves.id))
    .leftJoin(pointLots, eq(pointLots.id, pointChanges.lotId))
    .where(eq(pointMoves.customerId, customerId))
    .orderBy(asc(pointMoves.id), asc(pointChanges.lotId));
  const moves = new Map<number, DescribedMove>();
  for (const row of rows) {
    const move = moves.get(row.id) ?? {
      ...{ id: row.id, date: jakartaDate(row.at), description: row.description, changes: [] },
    };
    moves.set(row.id, move);
    if (row.lotId === null || row.points === null || row.expiresOn === null) continue;
    move.changes.push({ lotId: row.lotId, points: row.points, expiresOn: calendarDate(row.expiresOn) });
  }
  return [...moves.values()];
}

function toPointRow({ kind, ...row }: PointHistoryRow, text: string | undefined): PointRow {
  if (kind === 'move') return { ...row, description: text ?? '' };
  return { ...row, description: row.debit > 0 ? 'Poin kedaluwarsa' : 'Pembatalan poin kedaluwarsa' };
}
