import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { rolePermissions, roles } from '../db/tables/admins.ts';
import { allowedByRole } from './allowedByRole.ts';

/** Every permission that a role says something of, allowed or not. */
export async function findPermissions(db: Db, roleId: number) {
  const rows = await db
    .select({ role: roles.name, name: rolePermissions.name, access: rolePermissions.access })
    .from(roles)
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(eq(roles.id, roleId));
  const said = rows.flatMap(({ name, access }) => (name === null ? [] : { name, access: access ?? false }));
  const granted = said.flatMap(({ name, access }) => (access ? name : []));
  const allowed = new Set(allowedByRole(rows[0]?.role ?? '', granted));
  return [...new Set([...allowed, ...said.map(({ name }) => name)])]
    .sort()
    .map((name) => ({ name, access: allowed.has(name) }));
}
