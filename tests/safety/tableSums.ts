import { sql } from 'drizzle-orm';
import type { Db } from '../../api-server/src/db/database.ts';

/** 91,000 rows that come with the program and that no call writes: summing them up would be most of the work. */
const areas = ['provinces', 'cities', 'districts', 'subdistricts'];

/** A sum over every row of every table: two are equal when no row differs. */
export async function tableSums(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const sums = tables
    .filter(({ name }) => !areas.includes(name))
    .map(
      ({ name }) => sql`select ${name} as name, count(*) || ' rows, ' ||
        coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${sql.identifier(name)} t`,
    );
  const { rows } = await db.execute<{ name: string; sum: string }>(sql.join(sums, sql` union all `));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
