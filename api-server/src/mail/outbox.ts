import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
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
 * Takes the oldest due mail for this process. No transaction is open while it is sent (on PGlite all would wait). One that
 * was taken and never marked comes back after the lease, so a crash sends one mail twice at most.
 */
export async function takeDueMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  const [taken] = await dueMail(db).execute({
    now: now.toISOString(),
    since: after(now, -worthSending).toISOString(),
    nextTryAt: after(now, lease).toISOString(),
  });
  return taken;
}

const dueMail = hotQuery((db) => {
  const oldest = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lte(mailOutbox.nextTryAt, sql.placeholder('now')),
        gt(mailOutbox.createdAt, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextTryAt: sql`${sql.placeholder('nextTryAt')}` })
    .where(eq(mailOutbox.id, sql`(${oldest})`))
    .returning()
    .prepare('due_mail');
});

/** The words go: they may hold a password, and they have been delivered. */
export async function markSent(db: Db, { id }: QueuedMail, now: Date): Promise<void> {
  await sentMark(db).execute({ id, now: now.toISOString() });
}

const sentMark = hotQuery((db) =>
  db
    .update(mailOutbox)
    .set({ sentAt: sql`${sql.placeholder('now')}`, text: '', html: null, lastError: null })
    .where(eq(mailOutbox.id, sql.placeholder('id')))
    .prepare('mark_mail_sent'),
);

/** One minute, two, four, ... up to six hours. */
const rest = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), 360 * minute);

export async function markFailed(db: Db, { id, attempts }: QueuedMail, error: unknown, now: Date): Promise<void> {
  const lastError = String(error).replaceAll('\0', '').slice(0, 500);
  await db
    .update(mailOutbox)
    .set({ lastError, nextTryAt: after(now, rest(attempts)) })
    .where(eq(mailOutbox.id, id));
}
