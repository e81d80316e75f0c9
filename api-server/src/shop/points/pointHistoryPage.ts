import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { getPointHistory, PointRow } from 'shop-core/contract';
import { type CalendarDate, calendarDate, jakartaDate } from 'shop-core/rules';
import type { AskOf, ReplyOf } from 'shop-core/wire';
import { containing } from '../../db/containing.ts';
import type { Db } from '../../db/database.ts';
import { pointMoves } from '../../db/tables/loyalty.ts';
import { refuseFields } from '../../http/refuse.ts';
import { pageRows } from '../pageRows.ts';

type Call = typeof getPointHistory;

/** A page of what happened to a customer's points, the newest first unless asked otherwise. */
export async function pointHistoryPage(
  db: Db,
  customerId: number,
  { page, size, searchBy, sort }: AskOf<Call>['body'],
  today: CalendarDate,
): Promise<ReplyOf<Call>> {
  if (sort.some(({ columnName }) => columnName !== 'transactionDate')) {
    refuseFields([{ field: 'sort', code: 'CHOICE_INVALID' }]);
  }
  const order = sort[0]?.isAscending ? asc : desc;
  const sought = and(eq(pointMoves.customerId, customerId), matching(searchBy));
  const [counted] = await db.select({ total: count() }).from(pointMoves).where(sought);
  const { limit, offset } = pageRows({ page, size });
  const rows = await db
    .select()
    .from(pointMoves)
    .where(sought)
    // Moves are numbered as they happen.
    .orderBy(order(pointMoves.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map((row) => toPointRow(row, today)), totalItems: counted?.total ?? 0, currentPage: page };
}

function matching(search: string | null) {
  const text = search?.trim();
  return text ? ilike(pointMoves.description, containing(text)) : undefined;
}

function toPointRow(row: typeof pointMoves.$inferSelect, today: CalendarDate): PointRow {
  const expiresOn = row.expiresOn === null ? null : calendarDate(row.expiresOn);
  return {
    id: row.id,
    date: jakartaDate(row.at),
    debit: row.debit,
    credit: row.credit,
    balance: row.balance,
    expiresOn,
    isExpired: expiresOn !== null && expiresOn < today,
    description: row.description,
  };
}
