/** A permission and whether it is given. */
export interface Permission {
  readonly name: string;
  readonly access: boolean;
}

/**
 * The permissions that are given: those with access true (S3.6). Their names say which menus of the
 * console are shown.
 */
export function grantedPermissions<P extends Permission>(permissions: readonly P[]): P[] {
  return permissions.filter(({ access }) => access === true);
}
