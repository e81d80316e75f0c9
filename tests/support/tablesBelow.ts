import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../api-server/src/db/tables/schema.ts';

const tables = Object.values(schema).filter((each): each is PgTable & typeof each => is(each, PgTable));

/** Every table whose rows belong to a row of this one, by a foreign key or by that of what they belong to. */
export function tablesBelow(owner: PgTable, links = (column: string) => column !== ''): string[] {
  const found = new Set<PgTable>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const table of tables) {
      const isOwned = getTableConfig(table).foreignKeys.some((key) => {
        const { columns, foreignTable } = key.reference();
        const isLink = columns.every(({ name }) => links(name));
        return isLink && (foreignTable === owner || found.has(foreignTable));
      });
      if (isOwned && table !== owner) found.add(table);
    }
  }
  return [...found].map((table) => getTableConfig(table).name).sort();
}
