import { sql } from 'drizzle-orm';
import type { Db } from '../../api-server/src/db/connect.ts';

/** 91,000 rows that come with the program and that no call writes. */
const areas = ['provinces', 'cities', 'districts', 'subdistricts'];

/** A checksum of each table by its name: equal before and after means that no row differs. */
export const rowsOf = async (db: Db, except: readonly string[] = []): Promise<Readonly<Record<string, string>>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const prints = tables
    .filter(({ name }) => !areas.includes(name) && !except.includes(name))
    .map(
      ({ name }) => sql`select ${name} as name,
        count(*) || ' rows, ' || coalesce(sum(hashtextextended(each::text, 0)::numeric), 0) as print
        from ${sql.identifier(name)} as each`,
    );
  const { rows } = await db.execute<{ name: string; print: string }>(sql.join(prints, sql` union all `));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
};
