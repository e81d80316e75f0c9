import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { quizSubmissions } from '../../db/tables/advice.ts';
import { refuse } from '../../http/refuse.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostADay = 3;

/** Refuses the fourth quiz of an address within a day. Two at once wait for each other, so neither slips by. */
export async function refuseTooManyToday(tx: Tx, email: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quiz:${email}`}, 0))`);
  const [sent] = await tx
    .select({ times: count(), first: min(quizSubmissions.at) })
    .from(quizSubmissions)
    .where(and(eq(quizSubmissions.email, email), gt(quizSubmissions.at, new Date(now.getTime() - dayMs))));
  if (!sent?.first || sent.times < mostADay) return;
  const freeAt = sent.first.getTime() + dayMs;
  refuse({ code: 'RATE_LIMITED', retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) });
}

export async function storeSubmission(tx: Tx, submission: typeof quizSubmissions.$inferInsert): Promise<void> {
  await tx.insert(quizSubmissions).values(submission);
}
