import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../database.ts';

/**
 * Writes many rows as one parameter: thousands in the time that Drizzle needs to number their placeholders. What no row
 * names gets its default; what only some rows name is null in the others. Ids that are given are not given again.
 */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const name = getTableName(table);
  const named = new Set<string>();
  for (const row of rows) for (const key in row) named.add(key);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => named.has(key));
  const list = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const records = rows.map((row: Readonly<Record<string, unknown>>) => {
    const record: Record<string, unknown> = {};
    for (const [key, column] of columns) record[column.name] = row[key];
    return record;
  });
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list}
      from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(records)}::json)`,
  );
  if (named.has('id')) {
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
  }
}
