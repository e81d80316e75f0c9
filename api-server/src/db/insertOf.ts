import { sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** An insert of one row for hotQuery: what each of these columns gets comes with `execute`, the others get their default. */
export function insertOf<T extends PgTable>(db: Db, table: T, columns: readonly (keyof T['$inferInsert'] & string)[]) {
  const row = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
  // The names are the table's own; that none is missing the table itself sees to.
  return db.insert(table).values(row as PgInsertValue<T>);
}
