import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Database, Tx } from '../db/connect.ts';
import { tries } from '../db/tables/customers.ts';
import { refuse } from '../http/refuse.ts';

export const quarterMs = 15 * 60 * 1000;
export const hourMs = 60 * 60 * 1000;

/** How often something may happen in which time. */
export interface Allowance {
  /** 'login:budi', 'login-ip:...' */
  readonly subject: string;
  readonly most: number;
  readonly withinMs: number;
}

/** Refuses when a subject has failed too often lately. */
export async function refuseTooManyTries(
  db: Database['db'] | Tx,
  { subject, most, withinMs }: Allowance,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - withinMs);
  const [row] = await db
    .select({ failed: count(), first: min(tries.at) })
    .from(tries)
    .where(and(eq(tries.subject, subject), gt(tries.at, since)));
  if (!row || row.failed < most || !row.first) return;
  const freeAt = row.first.getTime() + withinMs;
  refuse({ code: 'TOO_MANY_TRIES', retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}

/** Counts a failed try against each subject. In the database, so that a restart or another server forgets nothing. */
export async function countFailedTry(db: Database['db'] | Tx, subjects: readonly string[], now: Date): Promise<void> {
  await db.insert(tries).values(subjects.map((subject) => ({ subject, at: now })));
}

/** Drops what no limit looks at any more. */
export async function forgetOldTries(db: Database['db'] | Tx, now: Date): Promise<void> {
  await db.delete(tries).where(lt(tries.at, new Date(now.getTime() - hourMs)));
}
