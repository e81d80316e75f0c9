import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { BackupTable } from './backupFormat.ts';

type TableShape = Omit<BackupTable, 'rows'>;

/** Every table of the database with its columns, as PostgreSQL itself tells them; those of migrations are not among them. */
export async function tablesIn(tx: Tx): Promise<TableShape[]> {
  const { rows } = await tx.execute<{ name: string; column: string; type: string }>(sql`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = new Map<string, TableShape>();
  for (const { name, column, type } of rows) {
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** The names of a table's columns, for a statement. */
export const columnList = ({ columns }: TableShape): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
