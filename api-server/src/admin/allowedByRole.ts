import { permissionNames, superAdminRole } from 'admin-console/contract';

/**
 * What a role allows. The super admin's allows everything, also what a later version of the server has added since its
 * rows were written.
 */
export function allowedByRole(name: string, granted: readonly string[]): string[] {
  return name === superAdminRole ? [...new Set([...permissionNames, ...granted])] : [...granted];
}
