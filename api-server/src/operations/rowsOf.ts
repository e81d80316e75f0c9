import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { BackupTable } from './backupFormat.ts';

/** About as much is held in memory at once, whether rows are short or pictures. */
const batchChars = 1_000_000;

/** The rows of a table as lines of a backup, some at a time. */
export async function* rowsOf(tx: Tx, { name, columns }: BackupTable): AsyncGenerator<string> {
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  // Named for the table: a cursor lives as long as the transaction.
  const cursor = sql.identifier(`rows of ${name}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for
    select to_json(array[${texts}])::text as row from ${sql.identifier(name)}`);
  for (let count = 10; ; ) {
    const { rows } = await tx.execute<{ row: string }>(sql`fetch forward ${sql.raw(String(count))} from ${cursor}`);
    if (rows.length === 0) break;
    const lines = rows.map(({ row }) => `${row}\n`).join('');
    yield lines;
    count = Math.max(1, Math.min(5_000, 10 * count, Math.round((batchChars * rows.length) / lines.length)));
  }
  await tx.execute(sql`close ${cursor}`);
}
