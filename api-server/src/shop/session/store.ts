import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { customers, sessions } from '../../db/tables/customers.ts';
import { absoluteMs, after, idleMs } from './lifetimes.ts';

/** The login behind a token, in one prepared query: it runs on every call. Of deleted customers there is none. */
export function sessionByToken(db: Db) {
  return db
    .select({
      mustChangePassword: sessions.mustChangePassword,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      id: customers.id,
      code: customers.code,
      username: customers.username,
      type: customers.type,
      companyApprovedAt: customers.companyApprovedAt,
      levelId: customers.levelId,
      isReseller: customers.isReseller,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(customers.deletedAt)))
    .prepare('session_by_token');
}

export async function markSeen(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export interface NewSession {
  readonly tokenHash: string;
  readonly customerId: number;
  readonly mustChangePassword: boolean;
  readonly deviceHash: string;
}

/** Opens a login, and clears away the customer's dead ones. */
export async function openSession(tx: Tx, session: NewSession, now: Date): Promise<Date> {
  const isDead = or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, after(now, -idleMs)));
  await tx.delete(sessions).where(and(eq(sessions.customerId, session.customerId), isDead));
  const expiresAt = after(now, absoluteMs);
  await tx.insert(sessions).values({ ...session, createdAt: now, lastSeenAt: now, expiresAt });
  return expiresAt;
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every login of a customer but this one, which may do everything from now on. */
export async function keepOnlySession(tx: Tx, customerId: number, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash)));
  await tx.update(sessions).set({ mustChangePassword: false }).where(eq(sessions.tokenHash, tokenHash));
}
