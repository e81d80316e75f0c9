import type { PermissionName } from '../entities/permission.ts';

/**
 * What somebody must be allowed to be told what comes from there; undefined where whoever sees a row may see it. Of projects
 * counts and names are meant: who may not list them sees those of their own, row by row (decision 0090).
 */
export const sources = {
  clients: 'list-clients',
  invoices: 'list-invoices',
  projects: 'list-projects',
  users: 'list-users',
  vessels: 'list-vessels',
  events: 'list-events',
  orders: 'list-orders',
  reviews: 'approve-reviews',
  roles: 'list-roles',
  /** Kinds of work and the stages of reports: every admin reads them. */
  catalogue: undefined,
  /** The names of who works here: every form offers them. */
  colleagues: undefined,
  /** The row itself: made of its own columns, or of rows that are seen with it and with nothing else. */
  row: undefined,
} as const satisfies Readonly<Record<string, PermissionName | undefined>>;

export type Source = keyof typeof sources;
/** Where more is needed than to see the row. */
export type ClosedSource = { [S in Source]: (typeof sources)[S] extends undefined ? never : S }[Source];

/** Whether somebody with these permissions may be told what comes from there. */
export function mayBeTold(source: Source, permissions: ReadonlySet<string>): boolean {
  const needed = sources[source];
  return needed === undefined || permissions.has(needed);
}
