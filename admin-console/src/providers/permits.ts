import { mayAccess } from '../contract/index.ts';

/** Pages that show what another resource holds: they open to whoever may see that. */
const shownBy: Readonly<Record<string, string>> = {
  'projects-filter': 'projects',
  'pending-issued': 'invoices',
  'pending-payment': 'invoices',
  complete: 'invoices',
  'issued-month': 'invoices',
  'issued-week': 'invoices',
};

/** The permissions of what is called otherwise than its path; undefined where everybody may look (S6.8). */
const named: Readonly<Record<string, string | undefined>> = { '': 'view-dashboards', charts: undefined };

/**
 * Whether somebody with these permissions may do this with a resource, by react-admin's names: looking at one is looking at
 * the list. The start page is the resource ''.
 */
export function permits(action: string, resource: string, permissions: readonly string[]): boolean {
  const held = shownBy[resource] ?? resource;
  const byContract = mayAccess(action, held, permissions);
  if (byContract !== undefined) return byContract;
  const looks = action === 'list' || action === 'show';
  const needed = looks && held in named ? named[held] : `${looks ? 'list' : action}-${held}`;
  return needed === undefined || permissions.includes(needed);
}
