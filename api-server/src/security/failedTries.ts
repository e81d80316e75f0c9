import { lt } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { tries } from '../db/tables/customers.ts';

export const hourMs = 60 * 60 * 1000;

/** Counts a failed try against each subject. In the database, so that a restart or another server forgets nothing. */
export async function countFailedTry(db: Database['db'] | Tx, subjects: readonly string[], now: Date): Promise<void> {
  await db.insert(tries).values(subjects.map((subject) => ({ subject, at: now })));
}

/** Drops what no limit looks at any more. */
export async function forgetOldTries(db: Database['db'] | Tx, now: Date): Promise<void> {
  await db.delete(tries).where(lt(tries.at, new Date(now.getTime() - hourMs)));
}
