import type { Tx } from '../../database.ts';
import { rolePermissions, roles } from '../../tables/admins.ts';
import { officeRoles, permissionRows } from './roles.ts';

/** Writes the roles of the office and what each may do. */
export async function seedRoles(tx: Tx): Promise<void> {
  const made = await tx
    .insert(roles)
    .values(officeRoles.map(({ name, displayName }) => ({ name, displayName })))
    .returning({ id: roles.id });
  await tx
    .insert(rolePermissions)
    .values(
      officeRoles.flatMap((role, index) =>
        permissionRows(role).map((row) => ({ ...row, roleId: made[index]?.id ?? 0 })),
      ),
    );
}
