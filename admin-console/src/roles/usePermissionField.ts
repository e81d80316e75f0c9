import { useInput, usePermissions } from 'react-admin';
import type { Permission, PermissionName } from '../contract/index.ts';

const none: readonly string[] = [];

/** What the role in the form allows, and who may change it: nobody ticks or unticks what their own role does not allow. */
export function usePermissionField() {
  const { field } = useInput<readonly Permission[]>({ source: 'permissions', defaultValue: [] });
  const { permissions: own = none } = usePermissions<readonly string[]>();
  const held: readonly Permission[] = field.value ?? [];
  const allowed = new Set(held.flatMap(({ name, access }) => (access ? name : [])));

  const set = (names: readonly PermissionName[], access: boolean) => {
    const changed = new Set<string>(names.filter((name) => own.includes(name)));
    const known = new Set(held.map(({ name }) => name));
    const kept = held.map((one) => (changed.has(one.name) ? { ...one, access } : one));
    const added = [...changed].filter((name) => !known.has(name)).map((name) => ({ name, access }));
    field.onChange([...kept, ...added]);
  };
  return { allowed, set, mayChange: (name: string) => own.includes(name) };
}

export type PermissionField = ReturnType<typeof usePermissionField>;
