import { usePermissions } from 'react-admin';
import { tellsField } from '../contract/index.ts';

/** Whether whoever looks is told a field of a resource: of one that is not told there is no column, fact or filter. */
export function useTold(): (resource: string, field: string) => boolean {
  const { permissions = [] } = usePermissions<readonly string[]>();
  const held = new Set(permissions);
  return (resource, field) => tellsField(resource, field, held);
}
