import { list } from 'shop-core/wire';
import { adminCall } from '../adminCall.ts';
import { role } from '../entities/role.ts';

/** S7.9. Whoever gives an admin a role must be able to choose one. */
export const listRoles = adminCall('GET /roles', {
  auth: 'admin',
  needsOneOf: ['list-roles', 'create-users', 'edit-users'],
  reply: list(role),
});
