import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { tries } from '../db/tables/customers.ts';
import { countFailedTry, quarterMs, refuseTooManyTries } from './failedTries.ts';

/** Something whose failures are counted. */
export interface Limit {
  readonly subject: string;
  /** How many it may have in a quarter of an hour, or in the time that `withinMs` says. */
  readonly most: number;
  /** An hour at most: older tries are forgotten. */
  readonly withinMs?: number;
  /** Whether a success clears the failures before it. Not of an address: guessers have accounts of their own. */
  readonly isClearedBySuccess: boolean;
}

/**
 * Judges a try; `judge` gives undefined for a failed one. It is counted as failed before it is judged, so a thousand
 * guesses at once get no further than a thousand one after another. A fault of ours is no failure.
 */
export async function countingFailures<T>(
  db: Db,
  limits: readonly Limit[],
  at: Date,
  judge: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await beginTry(db, limits, at);
  const outcome = await judge().catch(async (fault: unknown) => {
    for (const { subject } of limits) await takeBackTry(db, subject, at);
    throw fault;
  });
  if (outcome === undefined) return undefined;
  for (const { subject, isClearedBySuccess } of limits) {
    if (isClearedBySuccess) await db.delete(tries).where(eq(tries.subject, subject));
    else await takeBackTry(db, subject, at);
  }
  return outcome;
}

/** Counts a try, or refuses it. Limits always come in the same order of kinds, which is the order of the locks. */
export function beginTry(db: Db, limits: readonly Limit[], at: Date): Promise<void> {
  const subjects = limits.map(({ subject }) => subject);
  return inTransaction(db, async (tx) => {
    for (const { subject, most, withinMs = quarterMs } of limits) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
      await refuseTooManyTries(tx, { subject, most, withinMs }, at);
    }
    await countFailedTry(tx, subjects, at);
  });
}

async function takeBackTry(db: Db, subject: string, at: Date): Promise<void> {
  const one = db
    .select({ id: tries.id })
    .from(tries)
    .where(and(eq(tries.subject, subject), eq(tries.at, at)))
    .limit(1);
  await db.delete(tries).where(eq(tries.id, one));
}
