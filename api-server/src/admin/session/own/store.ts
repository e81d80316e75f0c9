import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { adminSessions } from '../../../db/tables/admins.ts';
import { forgetTrust } from '../../../security/guessing/forgetTrust.ts';
import { consoleAccount } from '../../consoleAccount.ts';
import type { Admin } from '../../desk.ts';
import { absoluteMs, idleMs } from '../lifetimes.ts';

/** The logins of an admin that can still be used: the one that asks, then the last used first. */
export async function findLogins(db: Db, { id, family }: Admin, now: Date) {
  const rows = await db
    .select()
    .from(adminSessions)
    .where(
      and(
        eq(adminSessions.adminId, id),
        isNull(adminSessions.replacedAt),
        gt(adminSessions.familyExpiresAt, now),
        gt(adminSessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(adminSessions.lastSeenAt), desc(adminSessions.id));
  const logins = rows.map((row) => ({
    id: row.id,
    begunAt: new Date(row.familyExpiresAt.getTime() - absoluteMs),
    lastSeenAt: row.lastSeenAt,
    ip: row.ip,
    userAgent: row.userAgent,
    isCurrent: row.family === family,
  }));
  return logins.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends the login that a session of this admin belongs to, also one that was refreshed since; where it was, if there was one. */
export async function endLogin(tx: Tx, adminId: number, sessionId: number) {
  const [session] = await tx
    .select({ family: adminSessions.family, userAgent: adminSessions.userAgent, ip: adminSessions.ip })
    .from(adminSessions)
    .where(and(eq(adminSessions.id, sessionId), eq(adminSessions.adminId, adminId)));
  if (!session) return undefined;
  const { family, ...place } = session;
  await tx.delete(adminSessions).where(eq(adminSessions.family, family));
  return place;
}

/** Ends every login of an admin but the one that asks; every device is a stranger at the next login. */
export async function endOthers(tx: Tx, { id, family }: Admin): Promise<void> {
  await forgetTrust(tx, consoleAccount(id));
  await tx.delete(adminSessions).where(and(eq(adminSessions.adminId, id), ne(adminSessions.family, family)));
}
