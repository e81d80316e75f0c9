import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { tries } from '../db/tables/customers.ts';
import { digest } from '../security/digest.ts';

const noticeEveryMs = 15 * 60 * 1000;

/**
 * Whether an address may get a mail of this kind now; notes that it does. One in a quarter of an hour: nobody fills
 * another's mailbox by asking for mails to it over and over.
 */
export async function mayNotify(tx: Tx, kind: string, emailKey: string, now: Date): Promise<boolean> {
  const subject = `${kind}:${digest(emailKey)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
  const lately = and(eq(tries.subject, subject), gt(tries.at, new Date(now.getTime() - noticeEveryMs)));
  const sent = await tx.select({ id: tries.id }).from(tries).where(lately).limit(1);
  if (sent.length === 0) await tx.insert(tries).values({ subject, at: now });
  return sent.length === 0;
}
