import { sql } from 'drizzle-orm';
import { OperatorError } from '../operatorError.ts';
import type { Db, Tx } from './database.ts';
import type { Migration } from './journal.ts';

/** The database was made by other code than this. Guessing a way back would risk the data. */
export class DatabaseNotOurs extends OperatorError {
  override name = 'DatabaseNotOurs';
}

type Asked = Pick<Db, 'execute'>;

/** The hashes of the migrations that a database has had, in the order in which it had them. */
export async function appliedTo(db: Asked): Promise<string[]> {
  const { rows } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`);
  if (!rows[0]?.migrated) return [];
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return applied.rows.map(({ hash }) => hash);
}

const otherwise = 'or this one with another DATA_DIR or DATABASE_URL.';

/** What the first difference is, from a database that has had all of ours and more to one that has had none. */
function differenceAt(at: number, applied: readonly string[], known: readonly Migration[]): string {
  const hashes = new Set(known.map(({ hash }) => hash));
  const extra = applied.length - known.length;
  const here = known[at];
  if (!here || (extra > 0 && applied.some((hash) => !hashes.has(hash)))) {
    return (
      `The database is newer than this server: it has had ${extra} more ${extra === 1 ? 'migration' : 'migrations'}. ` +
      `Start the newer server, ${otherwise}`
    );
  }
  if (hashes.has(applied[at] ?? '')) {
    const missed = applied.includes(here.hash)
      ? 'was applied out of its order'
      : 'was passed over, though later ones were applied';
    return `Migration ${here.name} ${missed}: what it changes can't be trusted. Restore a backup into an empty database.`;
  }
  return (
    `Migration ${at + 1} of the database is not migration ${at + 1} of this server (${here.name}): ` +
    `it was changed, or is another's. Start the server that made the database, ${otherwise}`
  );
}

/**
 * The migrations that a database has still to have, when all it has had are ours in our order.
 * @throws DatabaseNotOurs
 */
export async function missingMigrations(db: Asked, known: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await appliedTo(db);
  const at = applied.findIndex((hash, index) => hash !== known[index]?.hash);
  if (at >= 0) throw new DatabaseNotOurs(differenceAt(at, applied, known));
  return known.slice(applied.length);
}

/**
 * Refuses a database that has not had exactly our migrations.
 * @throws DatabaseNotOurs
 */
export async function requireMigrated(db: Asked, known: readonly Migration[]): Promise<void> {
  const missing = await missingMigrations(db, known);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw new DatabaseNotOurs(
    `The database is older than this server: it has not had ${names}. ` +
      'npm run admin -- migrate brings it up to date, as does a server that starts.',
  );
}

/** Does the given ones and writes down that they are done, inside a transaction: all of it, or nothing. */
export async function applyMigrations(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { statements, hash, stamp } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${stamp})`);
  }
}
