import { type RoleDetail, superAdminRole } from '../contract/index.ts';

/** The message of why this admin can't change a role, or undefined. The server has the same rules and decides. */
export function whyFixed(role: RoleDetail, ownId: number, own: readonly string[]): string | undefined {
  if (role.name === superAdminRole) return 'console.roles.fixed';
  if (role.members?.some(({ id }) => id === ownId)) return 'problem.OWN_ROLE';
  const isAbove = role.permissions.some(({ name, access }) => access && !own.includes(name));
  return isAbove ? 'problem.ROLE_ABOVE_OWN' : undefined;
}
