import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { mailOutbox } from '../db/tables/mail.ts';

export type QueuedMail = typeof mailOutbox.$inferSelect;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Longer than any post takes to send or to give up; after it a mail that nobody marked is sent again. */
const lease = 3 * minute;

/** A mail that found no way for so long is left: what it says is out of date. Its row stays. */
const worthSending = 3 * day;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/**
 * Takes the oldest due mail for this process, in a transaction of its own: none is open while it is sent (on PGlite all
 * would wait). One that was taken and never marked comes back after the lease, so a crash sends one mail twice at most.
 */
export function takeDueMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  return inTransaction(db, async (tx) => {
    const due = and(
      isNull(mailOutbox.sentAt),
      lte(mailOutbox.nextTryAt, now),
      gt(mailOutbox.createdAt, after(now, -worthSending)),
    );
    const [mail] = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(due)
      .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return undefined;
    const [taken] = await tx
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextTryAt: after(now, lease) })
      .where(eq(mailOutbox.id, mail.id))
      .returning();
    return taken;
  });
}

/** The words go: they may hold a password, and they have been delivered. */
export async function markSent(db: Db, { id }: QueuedMail, now: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt: now, text: '', html: null, lastError: null }).where(eq(mailOutbox.id, id));
}

/** One minute, two, four, ... up to six hours. */
const rest = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), 360 * minute);

export async function markFailed(db: Db, { id, attempts }: QueuedMail, error: unknown, now: Date): Promise<void> {
  const lastError = String(error).replaceAll('\0', '').slice(0, 500);
  await db
    .update(mailOutbox)
    .set({ lastError, nextTryAt: after(now, rest(attempts)) })
    .where(eq(mailOutbox.id, id));
}
