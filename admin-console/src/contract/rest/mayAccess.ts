import { workResources } from '../work/workResources.ts';

interface Rule {
  readonly mayRead: readonly string[];
  readonly mayCreate?: string;
  readonly mayEdit?: string;
  readonly mayDelete?: string;
}

const resources: Readonly<Record<string, Rule>> = workResources;

/** Whether somebody with these permissions may do this with a resource, by the rules that its calls declare; undefined for a resource that is none of these. */
export function mayAccess(action: string, resource: string, permissions: readonly string[]): boolean | undefined {
  const rule = resources[resource];
  if (!rule) return undefined;
  const { mayRead, mayCreate, mayEdit, mayDelete } = rule;
  if (action === 'list' || action === 'show') {
    return mayRead.length === 0 || mayRead.some((name) => permissions.includes(name));
  }
  const needed = { create: mayCreate, edit: mayEdit, delete: mayDelete }[action] ?? `${action}-${resource}`;
  return permissions.includes(needed);
}
