/**
 * The resources whose screens are built (the first word of their path, '' is the start): whoever builds one adds it here, and its links appear in the menu, in the
 * command palette and among the places to land on.
 */
export const builtScreens: ReadonlySet<string> = new Set([
  '',
  'users',
  'roles',
  'audit',
  'projects',
  'projects-filter',
  'invoices',
  'pending-issued',
  'pending-payment',
  'complete',
  'issued-month',
  'issued-week',
  'events',
  'clients',
  'vessels',
  'charts',
  'types',
  'types-detail',
]);
