import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database.ts';
import { inTransaction } from '../../inTransaction.ts';
import { rolePermissions, roles } from '../../tables/admins.ts';
import { auditLog } from '../../tables/audit.ts';
import { officeRoles, permissionRows } from './roles.ts';

/**
 * Writes what this version's permissions mean for roles that an earlier one seeded, as a new database would have it. A role
 * that somebody has edited stays as it is: what is new in it is theirs to allow.
 * @returns how many rows were missing
 */
export function addNewPermissions(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    // Held, so that nobody edits them meanwhile.
    const seeded = await tx
      .select({ id: roles.id, name: roles.name })
      .from(roles)
      .where(
        inArray(
          roles.name,
          officeRoles.map(({ name }) => name),
        ),
      )
      .orderBy(roles.id)
      .for('share');
    const touched = await tx
      .select({ id: auditLog.entityId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'roles'), inArray(auditLog.action, ['create', 'edit'])));
    const theirs = new Set(touched.map(({ id }) => id));
    const rows = seeded
      .filter(({ id }) => !theirs.has(id))
      .flatMap(({ id, name }) => {
        const role = officeRoles.find((each) => each.name === name);
        return role ? permissionRows(role).map((row) => ({ ...row, roleId: id })) : [];
      });
    if (rows.length === 0) return 0;
    const added = await tx.insert(rolePermissions).values(rows).onConflictDoNothing().returning();
    return added.length;
  });
}
