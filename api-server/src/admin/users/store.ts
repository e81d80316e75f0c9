import { superAdminRole } from 'admin-console/contract';
import { and, asc, count, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { adminSecondFactors, adminSessions, admins, roles } from '../../db/tables/admins.ts';
import { forgetTrust } from '../../security/guessing/forgetTrust.ts';
import { consoleAccount } from '../consoleAccount.ts';
import { toAdminUser } from './toAdminUser.ts';
import type { UsersPage } from './usersPage.ts';

const orders = { name: sql`lower(${admins.name})`, email: admins.emailKey };
const directions = { asc, desc };

export async function findUsers(db: Db, { search, orderBy, sortedBy, limit, page }: UsersPage) {
  const rows = await selectUsers(db)
    .where(matching(search))
    .orderBy(directions[sortedBy](orders[orderBy]), admins.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(toAdminUser);
}

export async function countUsers(db: Db, search: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(admins).where(matching(search));
  return row?.total ?? 0;
}

export async function findUser(db: Db, id: number) {
  const [row] = await selectUsers(db).where(and(eq(admins.id, id), isNull(admins.deletedAt)));
  return row && toAdminUser(row);
}

/** Who is to be deleted or edited, and how many could still do everything; all held until the transaction ends. */
export async function lockUser(tx: Tx, id: number) {
  const superAdmins = await tx
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(roles, and(eq(roles.id, admins.roleId), eq(roles.name, superAdminRole)))
    .where(and(isNull(admins.deletedAt), eq(admins.isActive, true)))
    .orderBy(admins.id)
    .for('update', { of: admins });
  const [found] = await tx
    .select({ roleId: admins.roleId, additionalRole: admins.additionalRole })
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.deletedAt)))
    .for('update');
  const user = found && { id, ...found, isSuperAdmin: superAdmins.some((one) => one.id === id) };
  return { user, superAdminCount: superAdmins.length };
}

/** Takes a user out of the console. The row stays, because what the user did names it; every login ends at once. */
export async function markDeleted(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(admins).set({ deletedAt: now }).where(eq(admins.id, id));
  await endLogins(tx, id);
}

/** Lets a user in, or keeps it out: then every login of it ends at once. */
export async function markActive(tx: Tx, id: number, isActive: boolean): Promise<void> {
  await tx.update(admins).set({ isActive }).where(eq(admins.id, id));
  if (!isActive) await endLogins(tx, id);
}

/** Ends every login of a user; every device it was made on is a stranger from now on. */
export async function endLogins(tx: Tx, id: number): Promise<void> {
  await tx.delete(adminSessions).where(eq(adminSessions.adminId, id));
  await forgetTrust(tx, consoleAccount(id));
}

/** Whether a user types a code to log in; undefined when there is no such user. */
export async function hasSecondFactor(db: Db, id: number): Promise<boolean | undefined> {
  const [found] = await db
    .select({ confirmedAt: adminSecondFactors.confirmedAt })
    .from(admins)
    .leftJoin(adminSecondFactors, eq(adminSecondFactors.adminId, admins.id))
    .where(and(eq(admins.id, id), isNull(admins.deletedAt)));
  return found && found.confirmedAt !== null;
}

/** A user as the audit log has it: what a person would read of it. */
export async function auditedUser(tx: Tx, id: number) {
  const [row] = await selectUsers(tx).where(eq(admins.id, id));
  if (!row) return undefined;
  const { emailKey, roleId, lastLoginAt, createdAt, deletedAt, ...fields } = row.admin;
  return { ...fields, role: row.role.displayName };
}

function selectUsers(db: Db) {
  return db
    .select({ admin: admins, role: roles })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.roleId))
    .$dynamic();
}

function matching(search: string) {
  const text = containing(search);
  return and(isNull(admins.deletedAt), search ? or(ilike(admins.name, text), ilike(admins.email, text)) : undefined);
}
