import { neededPermissions } from 'admin-console/contract';
import type { Call } from 'shop-core/wire';
import type { Admin } from './desk.ts';
import { refuseAdmin } from './refuseAdmin.ts';

/** Refuses an admin whose role has none of the permissions that the call names. A call that names nothing is for nobody. */
export function requirePermission(admin: Pick<Admin, 'permissions'>, call: Call): void {
  const needed = neededPermissions(call);
  if (needed?.length === 0 || needed?.some((name) => admin.permissions.has(name))) return;
  refuseAdmin({ code: 'PERMISSION_MISSING' });
}
