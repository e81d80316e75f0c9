import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';

interface ForeignKey extends Record<string, unknown> {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Writes rows in any order and just as they are: no trigger changes them, and the foreign keys are put back afterwards,
 * each of which then looks at every row.
 */
export async function withoutKeysAndTriggers(
  tx: Tx,
  tables: readonly { readonly name: string }[],
  write: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await tx.execute<ForeignKey>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await write();
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
}
