import { type AdditionalRole, type AdminProblem, additionalPermissions, superAdminRole } from 'admin-console/contract';

/** A role as far as giving it away needs to know it. */
export interface GivenRole {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly string[];
  /** What is given, or somebody has, in addition to it. */
  readonly additionalRole?: AdditionalRole | null;
}

/** A role together with an additional one: it allows what both do. */
export function withAdditional(role: GivenRole, additionalRole: AdditionalRole | null): GivenRole {
  const added = additionalRole === null ? [] : additionalPermissions[additionalRole];
  return { ...role, permissions: [...role.permissions, ...added], additionalRole };
}

/** Why an admin can't give somebody a role, or undefined: it allows what the giver's own does not. */
export function whyNotGiveRole(role: GivenRole, own: ReadonlySet<string>): AdminProblem | undefined {
  return role.permissions.every((name) => own.has(name)) ? undefined : { code: 'ROLE_ABOVE_OWN' };
}

export interface RoleChange {
  readonly userId: number;
  readonly byId: number;
  readonly from: GivenRole;
  readonly to: GivenRole;
  readonly own: ReadonlySet<string>;
  readonly superAdminCount: number;
}

/** Why a user's form can't be saved by this admin, or undefined. Who is above is not edited, and nobody moves themselves. */
export function whyNotChangeRole(change: RoleChange): AdminProblem | undefined {
  const { userId, byId, from, to, own, superAdminCount } = change;
  const isSame = from.id === to.id && from.additionalRole === to.additionalRole;
  // Nobody is above themselves, whatever their additional role adds.
  if (isSame && userId === byId) return undefined;
  const problem = whyNotGiveRole(from, own);
  if (problem || isSame) return problem;
  if (from.name === superAdminRole && from.id !== to.id && superAdminCount <= 1) return { code: 'LAST_SUPER_ADMIN' };
  return userId === byId ? { code: 'OWN_ROLE' } : whyNotGiveRole(to, own);
}
