import { type Call, type CallSpec, call } from 'shop-core/wire';
import type { PermissionName } from './entities/permission.ts';

/** A call that only a logged-in admin may make. */
export interface AdminCallSpec extends CallSpec {
  readonly auth: 'admin';
  /** The permissions of which the role needs one. Empty for what every admin may do. */
  readonly needsOneOf: readonly PermissionName[];
  /** Answers also whoever must set up a second factor first. */
  readonly isForSetUp?: true;
}

/** Declares a call together with the permission that the server asks for, so that neither can be forgotten. */
export function adminCall<const S extends AdminCallSpec>(route: Parameters<typeof call>[0], spec: S): Call<S> {
  return call(route, spec);
}

/** The permissions of which a caller needs one; undefined for a call that was not declared by `adminCall`. */
export function neededPermissions(declared: Call): readonly PermissionName[] | undefined {
  return (declared as Call<CallSpec & Partial<AdminCallSpec>>).needsOneOf;
}

/** Whether a call answers somebody who must set up a second factor before anything else. */
export function isForSetUp(declared: Call): boolean {
  return (declared as Call<CallSpec & Partial<AdminCallSpec>>).isForSetUp === true;
}
