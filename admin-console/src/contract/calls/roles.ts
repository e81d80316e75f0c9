import { list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { permission, permissionNames } from '../entities/permission.ts';
import { role, roleDetail } from '../entities/role.ts';
import { idInPath, text } from '../scalars.ts';

/** S7.9. Whoever gives an admin a role must be able to choose one. */
export const listRoles = adminCall('GET /roles', {
  auth: 'admin',
  needsOneOf: ['list-roles', 'create-users', 'edit-users'],
  reply: list(role),
});

const roleInPath = wire({ id: ['id', idInPath] });

/** Ours: a role with what it allows and who has it. */
export const getRole = adminCall('GET /roles/{id}', {
  auth: 'admin',
  needsOneOf: ['list-roles'],
  params: roleInPath,
  reply: roleDetail,
});

const roleForm = wire({
  displayName: ['display_name', text(50)],
  // Left out, it stays as it is.
  requiresSecondFactor: ['requires_second_factor', z.optional(z.boolean())],
  permissions: [
    'permissions',
    list(wire({ name: ['name', z.enum(permissionNames)], access: ['access', z.boolean()] }), 200),
  ],
});

/** Ours: adds a role. It allows what is named with access true. */
export const createRole = adminCall('POST /roles', {
  auth: 'admin',
  needsOneOf: ['create-roles'],
  body: roleForm,
  reply: roleDetail,
});

/**
 * Ours: changes what a role is called and allows; it counts from the next call of whoever has it. Of the super admin's only
 * whether it requires a second factor changes.
 */
export const editRole = adminCall('PUT /roles/{id}', {
  auth: 'admin',
  needsOneOf: ['edit-roles'],
  params: roleInPath,
  body: roleForm,
  reply: roleDetail,
});

/** Ours: deletes a role that nobody has. */
export const deleteRole = adminCall('DELETE /roles/{id}', {
  auth: 'admin',
  needsOneOf: ['delete-roles'],
  params: roleInPath,
  reply: z.null(),
});

/** Ours: what the asking admin's role allows at this moment, for a console that has been open since before it changed. */
export const ownPermissions = adminCall('GET /permissions', {
  auth: 'admin',
  needsOneOf: [],
  reply: list(permission),
});

export type RoleForm = z.output<typeof createRole.body>;
