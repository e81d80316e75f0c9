import { type AdminProblem, permissionNames, superAdminRole } from 'admin-console/contract';

/** A role as far as changing it needs to know it. */
export interface HeldRole {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly permissions: readonly string[];
}

/** Who changes a role. */
export interface RoleEditor {
  readonly roleId: number;
  readonly permissions: ReadonlySet<string>;
}

/** Why a role can't allow this, or undefined: nobody hands out what they do not have. */
export function whyNotAllow(permissions: readonly string[], by: RoleEditor): AdminProblem | undefined {
  return permissions.every((name) => by.permissions.has(name)) ? undefined : { code: 'ROLE_ABOVE_OWN' };
}

/**
 * Why a role can't be changed or deleted by this admin, or undefined. The super admin's stays as it is, so that nobody can
 * lock everybody out; one's own is changed by somebody else.
 */
export function whyNotTouchRole(role: HeldRole | undefined, by: RoleEditor): AdminProblem | undefined {
  if (!role) return { code: 'ROLE_NOT_FOUND' };
  if (role.name === superAdminRole) return { code: 'SUPER_ADMIN_ROLE' };
  if (role.id === by.roleId) return { code: 'OWN_ROLE' };
  return whyNotAllow(role.permissions, by);
}

/** What the form of a role makes of it. */
interface RoleChange {
  readonly displayName: string;
  readonly allows: readonly string[];
}

/** Why a role can't become so, or undefined. Of the super admin's only the second factor is changed, by who may do all it allows. */
export function whyNotEditRole(role: HeldRole | undefined, to: RoleChange, by: RoleEditor): AdminProblem | undefined {
  if (role?.name === superAdminRole && isAsItStands(role, to)) return whyNotAllow(permissionNames, by);
  return whyNotTouchRole(role, by) ?? whyNotAllow(to.allows, by);
}

const isAsItStands = (superAdmin: HeldRole, { displayName, allows }: RoleChange) =>
  displayName === superAdmin.displayName && permissionNames.every((name) => allows.includes(name));
