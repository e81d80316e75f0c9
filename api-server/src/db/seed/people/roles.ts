import { superAdminRole } from 'admin-console/contract';

/** Every permission that menus, lists and calls ask for: those of the specification, and one verb a resource beside. */
const permissionNames = [
  'view-dashboards',
  'list-projects',
  'create-projects',
  'edit-projects',
  'delete-projects',
  'export-projects',
  'assign-projects',
  'submit-reports',
  'approve-reports',
  'list-invoices',
  'create-invoices',
  'edit-invoices',
  'delete-invoices',
  'export-invoices',
  'issue-invoices',
  'record-payments',
  'void-invoices',
  'list-events',
  'create-events',
  'edit-events',
  'delete-events',
  'list-clients',
  'create-clients',
  'edit-clients',
  'delete-clients',
  'list-users',
  'create-users',
  'edit-users',
  'delete-users',
  'list-roles',
  'create-roles',
  'edit-roles',
  'delete-roles',
  'view-charts',
  'list-orders',
  'edit-orders',
  'confirm-payments',
  'edit-products',
  'edit-gold-prices',
  'approve-reviews',
  'list-coupons',
  'list-customers',
  'adjust-points',
  'edit-content',
  'edit-config',
] as const;

export type SeedPermission = (typeof permissionNames)[number];

export interface SeedRole {
  readonly name: string;
  readonly displayName: string;
  readonly allows: readonly SeedPermission[];
}

const matching = (pattern: RegExp) => permissionNames.filter((name) => pattern.test(name));
const survey = matching(/^(view-dashboards|list-(projects|events|clients)|(create|edit)-events)$/);

/** The roles of the office. A role holds a row for each permission, allowed or not. */
export const officeRoles: readonly SeedRole[] = [
  { name: superAdminRole, displayName: 'Super Admin', allows: permissionNames },
  {
    name: 'director',
    displayName: 'Director',
    allows: permissionNames.filter((name) => !/(users|roles|config)$/.test(name) || name.startsWith('list')),
  },
  {
    name: 'operations',
    displayName: 'Operations',
    allows: [...survey, ...matching(/(projects|clients)$/), 'list-users', 'list-invoices', 'view-charts'],
  },
  { name: 'surveyor', displayName: 'Surveyor', allows: [...survey, 'edit-projects', 'submit-reports'] },
  {
    name: 'adjuster',
    displayName: 'Adjuster',
    allows: [...survey, 'edit-projects', 'submit-reports', 'list-invoices'],
  },
  {
    name: 'report-admin',
    displayName: 'Report Admin',
    allows: [...survey, 'submit-reports', 'approve-reports', 'export-projects'],
  },
  {
    name: 'finance',
    displayName: 'Finance',
    allows: [
      'view-dashboards',
      'list-projects',
      ...matching(/invoices$/),
      'record-payments',
      'list-clients',
      'edit-clients',
      'view-charts',
      'list-orders',
      'confirm-payments',
    ],
  },
  {
    name: 'shop-admin',
    displayName: 'Shop Admin',
    allows: [
      'view-dashboards',
      ...matching(
        /^(list-(orders|coupons|customers)|confirm-|edit-(orders|products|gold|content|config)|approve-reviews|adjust-)/,
      ),
    ],
  },
  {
    name: 'viewer',
    displayName: 'Viewer',
    allows: matching(/^(view-|list-(projects|invoices|events|clients|users|roles|orders|customers))/),
  },
];

/** Every permission with whether a role has it. */
export function permissionRows({ allows }: SeedRole): { name: string; access: boolean }[] {
  const allowed = new Set<string>(allows);
  return permissionNames.map((name) => ({ name, access: allowed.has(name) }));
}
