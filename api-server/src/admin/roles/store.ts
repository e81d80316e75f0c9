import { permissionNames, type RoleForm } from 'admin-console/contract';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { admins, rolePermissions, roles } from '../../db/tables/admins.ts';
import { findPermissions } from '../findPermissions.ts';
import type { HeldRole } from './whyNotTouchRole.ts';

const memberCount = (db: Db | Tx) => db.$count(admins, and(eq(admins.roleId, roles.id), isNull(admins.deletedAt)));

export async function findRoles(db: Db) {
  return db
    .select({ id: roles.id, name: roles.name, displayName: roles.displayName, memberCount: memberCount(db) })
    .from(roles)
    .orderBy(roles.id);
}

/** A role with what it allows and, if wanted, who has it. */
export async function findRole(db: Db, id: number, withMembers: boolean) {
  const { requiresSecondFactor } = roles;
  const [role] = await db
    .select({
      ...{ id: roles.id, name: roles.name, displayName: roles.displayName, memberCount: memberCount(db) },
      requiresSecondFactor,
    })
    .from(roles)
    .where(eq(roles.id, id));
  if (!role) return undefined;
  return { ...role, permissions: await findPermissions(db, id), members: withMembers ? await findMembers(db, id) : [] };
}

async function findMembers(db: Db, roleId: number) {
  return db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(and(eq(admins.roleId, roleId), isNull(admins.deletedAt)))
    .orderBy(sql`lower(${admins.name})`, admins.id);
}

/** A role as the audit log has it. */
export async function auditedRole(tx: Tx, id: number) {
  const role = await findRole(tx, id, false);
  if (!role) return undefined;
  const allows = role.permissions.flatMap(({ name, access }) => (access ? name : []));
  const { name, displayName, requiresSecondFactor } = role;
  return { name, displayName, requiresSecondFactor, allows };
}

export async function roleIdOf(tx: Tx, adminId: number): Promise<number> {
  const [admin] = await tx.select({ roleId: admins.roleId }).from(admins).where(eq(admins.id, adminId));
  return admin?.roleId ?? 0;
}

/** A role and what it allows, held until the transaction ends: who gives it to somebody meanwhile waits. */
export async function lockRole(tx: Tx, id: number): Promise<HeldRole | undefined> {
  const [role] = await tx
    .select({ id: roles.id, name: roles.name, displayName: roles.displayName })
    .from(roles)
    .where(eq(roles.id, id))
    .for('update');
  if (!role) return undefined;
  const allowed = await tx
    .select({ name: rolePermissions.name })
    .from(rolePermissions)
    .where(and(eq(rolePermissions.roleId, id), rolePermissions.access));
  return { ...role, permissions: allowed.map(({ name }) => name) };
}

const folded = (name: unknown) => sql`lower(normalize(${name}, nfkc))`;

/** Whether another role is called so, in whatever letters. */
export async function isNameTaken(tx: Tx, displayName: string, exceptId = 0): Promise<boolean> {
  const [same] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(sql`${folded(roles.displayName)} = ${folded(displayName)}`, ne(roles.id, exceptId)));
  return same !== undefined;
}

/** Whether anybody has the role or had it to the end: what they did still names it. */
export async function isInUse(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.select({ total: count() }).from(admins).where(eq(admins.roleId, id));
  return (row?.total ?? 0) > 0;
}

export async function insertRole(tx: Tx, name: string, displayName: string): Promise<number | undefined> {
  const [made] = await tx.insert(roles).values({ name, displayName }).onConflictDoNothing().returning({ id: roles.id });
  return made?.id;
}

/** Writes what a role is called and allows. Permissions that only an older or newer server knows stay. */
export async function writeRole(tx: Tx, id: number, displayName: string, form: RoleForm) {
  const { permissions, requiresSecondFactor } = form;
  const allowed = new Set(permissions.flatMap(({ name, access }) => (access ? name : [])));
  await tx
    .update(roles)
    .set({ displayName, ...(requiresSecondFactor !== undefined && { requiresSecondFactor }) })
    .where(eq(roles.id, id));
  await tx
    .insert(rolePermissions)
    .values(permissionNames.map((name) => ({ roleId: id, name, access: allowed.has(name) })))
    .onConflictDoUpdate({
      target: [rolePermissions.roleId, rolePermissions.name],
      set: { access: sql`excluded.access` },
    });
}

export async function removeRole(tx: Tx, id: number): Promise<void> {
  await tx.delete(roles).where(eq(roles.id, id));
}
