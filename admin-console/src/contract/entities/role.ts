import { list, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { toldWire } from '../derived/told.ts';
import { count, id, text } from '../scalars.ts';
import { permission } from './permission.ts';

/** The name of the role that may do everything. One admin always has it. */
export const superAdminRole = 'super-admin';

const roleFields = {
  id: ['id', id],
  displayName: ['display_name', text()],
  // Ours: how the server calls it, and how many have it.
  name: ['name', text()],
  memberCount: ['members_count', count],
} as const;

/** S3.4 */
export const role = toldWire('roles', roleFields);

/** Ours: a role with what it allows (S3.5) and, for who may see the users, who has it. */
export const roleDetail = toldWire('role', {
  ...roleFields,
  // Whether whoever has it needs a second factor.
  requiresSecondFactor: ['requires_second_factor', z.boolean()],
  permissions: ['permissions', list(permission)],
  members: ['members', list(wire({ id: ['id', id], name: ['name', text()], email: ['email', text(320)] }))],
});

export type Role = z.output<typeof role>;
export type RoleDetail = z.output<typeof roleDetail>;
