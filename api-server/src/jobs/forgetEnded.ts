import { and, isNull, lt, or } from 'drizzle-orm';
import { forgetOldQuotes } from '../couriers/storedQuotes.ts';
import type { Db } from '../db/database.ts';
import { adminSessions } from '../db/tables/admins.ts';
import { sessions } from '../db/tables/customers.ts';
import { mailOutbox } from '../db/tables/mail.ts';
import { forgetOldDevices } from '../security/guessing/knownDevices.ts';
import { forgetOldLoginCodes } from '../security/guessing/loginCode.ts';
import { forgetOldAdds } from '../shop/cart/store.ts';

const day = 24 * 60 * 60 * 1000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Drops what nobody can use any more: logins and quotes that are over, and the words of mails that were never delivered. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, before(now, 8))));
  await db.delete(adminSessions).where(lt(adminSessions.familyExpiresAt, now));
  await forgetOldDevices(db, now);
  await forgetOldLoginCodes(db, now);
  await forgetOldQuotes(db, now);
  await forgetOldAdds(db, now);
  // A first password lies in them; the mailer gives up after three days.
  await db
    .update(mailOutbox)
    .set({ text: '', html: null })
    .where(and(isNull(mailOutbox.sentAt), lt(mailOutbox.createdAt, before(now, 7))));
}
