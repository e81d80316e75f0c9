import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { adminSecondFactors, adminSessions, admins, rolePermissions, roles } from '../../db/tables/admins.ts';
import { tokenHash } from '../../security/token.ts';
import { allowedByRole } from '../allowedByRole.ts';
import { writeAudit } from '../writeAudit.ts';
import { absoluteMs, graceMs, idleMs } from './lifetimes.ts';
import type { TokenPair } from './tokenPair.ts';

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
const isEmployed = and(isNull(admins.deletedAt), eq(admins.isActive, true));

/** The admin with this e-mail address who may log in. */
export async function findAdmin(db: Db, emailKey: string) {
  const [found] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.emailKey, emailKey), isEmployed));
  return found;
}

/** The login behind an access token that is good now, and what its admin's role allows at this moment. */
export async function findLogin(db: Db, token: string, now: Date) {
  const isFresh = or(isNull(adminSessions.replacedAt), gt(adminSessions.replacedAt, later(now, -graceMs)));
  const rows = await db
    .select({
      sessionId: adminSessions.id,
      family: adminSessions.family,
      lastSeenAt: adminSessions.lastSeenAt,
      adminId: admins.id,
      role: roles.name,
      needsSecondFactor: roles.requiresSecondFactor,
      confirmedAt: adminSecondFactors.confirmedAt,
      permission: rolePermissions.name,
    })
    .from(adminSessions)
    .innerJoin(admins, and(eq(admins.id, adminSessions.adminId), isEmployed))
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.adminId, admins.id))
    .leftJoin(rolePermissions, and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.access, true)))
    .where(and(eq(adminSessions.tokenHash, tokenHash(token)), gt(adminSessions.expiresAt, now), isFresh));
  const [first] = rows;
  if (!first) return undefined;
  const granted = rows.flatMap(({ permission }) => permission ?? []);
  const mustSetUp = first.needsSecondFactor && first.confirmedAt === null;
  return { ...first, mustSetUp, permissions: new Set(allowedByRole(first.role, granted)) };
}

export async function markSeen(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.update(adminSessions).set({ lastSeenAt: now }).where(eq(adminSessions.id, sessionId));
}

/** Where a login was made. */
export interface Place {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const nowhere: Place = { ip: null, userAgent: null };

/** Notes the login and starts its family of tokens. */
export async function startLogin(tx: Tx, adminId: number, family: string, pair: TokenPair, now: Date, from = nowhere) {
  await tx.update(admins).set({ lastLoginAt: now }).where(eq(admins.id, adminId));
  const { ip, userAgent } = from;
  const act = { adminId, at: now, ip, entity: 'users', entityId: adminId };
  await writeAudit(tx, { ...act, action: 'log-in', after: { userAgent } });
  await tx.delete(adminSessions).where(and(eq(adminSessions.adminId, adminId), lt(adminSessions.familyExpiresAt, now)));
  return addSession(tx, { adminId, family, familyExpiresAt: later(now, absoluteMs), ...from }, pair, now);
}

interface Family extends Place {
  readonly adminId: number;
  readonly family: string;
  readonly familyExpiresAt: Date;
}

/** Stores a pair of tokens; the moment its access token ends. */
export async function addSession(tx: Tx, of: Family, pair: TokenPair, now: Date): Promise<Date> {
  const { adminId, family, familyExpiresAt, ip, userAgent } = of;
  const expiresAt = new Date(Math.min(now.getTime() + idleMs, familyExpiresAt.getTime()));
  await tx.insert(adminSessions).values({
    family,
    adminId,
    tokenHash: tokenHash(pair.token),
    refreshHash: tokenHash(pair.refreshToken),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    familyExpiresAt,
    ip,
    userAgent,
  });
  return expiresAt;
}

/** The session of a refresh token, held until the transaction ends, so that two refreshes come one after the other. */
export async function lockSession(tx: Tx, refreshToken: string) {
  const [found] = await tx
    .select({ session: adminSessions })
    .from(adminSessions)
    .innerJoin(admins, and(eq(admins.id, adminSessions.adminId), isEmployed))
    .where(eq(adminSessions.refreshHash, tokenHash(refreshToken)))
    .for('update', { of: adminSessions });
  return found?.session;
}

export async function findExpiry(tx: Tx, refreshToken: string): Promise<Date | undefined> {
  const [found] = await tx
    .select({ expiresAt: adminSessions.expiresAt })
    .from(adminSessions)
    .where(eq(adminSessions.refreshHash, tokenHash(refreshToken)));
  return found?.expiresAt;
}

export async function markReplaced(tx: Tx, sessionId: number, now: Date): Promise<void> {
  await tx.update(adminSessions).set({ replacedAt: now }).where(eq(adminSessions.id, sessionId));
}

/** Ends a login: every token that came of it is dead at once. */
export async function endFamily(db: Db, family: string): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.family, family));
}
