import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database.ts';
import { inTransaction } from '../inTransaction.ts';
import { seeds } from '../tables/content.ts';

/** Under this number servers that start at once on one PostgreSQL seed one after another. */
const seedLock = 7_264_120;

export interface Seed<T> {
  readonly name: 'base' | 'demo';
  readonly now: Date;
  /** What takes time and needs no database: done before the transaction, and only when the seed is missing. */
  prepare(): Promise<T>;
  run(tx: Tx, prepared: T): Promise<void>;
}

/**
 * Runs a seed unless it has run. It is written with its mark in one transaction: a killed server leaves all or nothing.
 * @returns whether it ran now
 */
export async function seedOnce<T>(db: Db, { name, now, prepare, run }: Seed<T>): Promise<boolean> {
  // A look before the lock: the usual start, which has nothing to seed, waits for nobody.
  if (await hasRun(db, name)) return false;
  const prepared = await prepare();
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (await hasRun(tx, name)) return false;
    await run(tx, prepared);
    await tx.insert(seeds).values({ name, at: now.toISOString() });
    // PGlite never does this by itself, and without it every query plan is a guess.
    await tx.execute(sql`analyze`);
    return true;
  });
}

async function hasRun(db: Db, name: string): Promise<boolean> {
  return (await db.select({ name: seeds.name }).from(seeds).where(eq(seeds.name, name))).length > 0;
}
