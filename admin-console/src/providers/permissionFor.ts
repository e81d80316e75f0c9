/** The permission that react-admin's action on a resource takes: looking at one is looking at the list. */
export function permissionFor(action: string, resource: string): string {
  return `${action === 'show' ? 'list' : action}-${resource}`;
}
