import { type PermissionName, permissionNames, superAdminRole } from 'admin-console/contract';

export interface SeedRole {
  readonly name: string;
  readonly displayName: string;
  readonly allows: readonly PermissionName[];
}

const matching = (pattern: RegExp) => permissionNames.filter((name) => pattern.test(name));
const survey = matching(/^(view-dashboards|list-(projects|events|clients|vessels)|(create|edit)-events)$/);

/** The roles of the office. A role holds a row for each permission, allowed or not. */
export const officeRoles: readonly SeedRole[] = [
  { name: superAdminRole, displayName: 'Super Admin', allows: permissionNames },
  {
    name: 'director',
    displayName: 'Director',
    allows: permissionNames.filter((name) => !/(^survey-|users$|roles$|config$)/.test(name) || /^list-/.test(name)),
  },
  {
    name: 'operations',
    displayName: 'Operations',
    allows: [
      ...survey,
      ...matching(/^(?!survey-).*(projects|clients|vessels|types)$/),
      'list-users',
      'list-invoices',
      'view-charts',
    ],
  },
  {
    name: 'surveyor',
    displayName: 'Surveyor',
    // Without list-projects: a surveyor sees the own ones (decision 0090).
    allows: [
      ...survey.filter((name) => name !== 'list-projects'),
      'edit-projects',
      'survey-projects',
      'submit-reports',
    ],
  },
  {
    name: 'adjuster',
    displayName: 'Adjuster',
    allows: [...survey, 'edit-projects', 'survey-projects', 'submit-reports', 'list-invoices'],
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
    allows: matching(/^(view-|list-(projects|invoices|events|clients|vessels|users|roles|orders|customers))/),
  },
];

/** Every permission with whether a role has it. */
export function permissionRows({ allows }: SeedRole): { name: string; access: boolean }[] {
  const allowed = new Set<string>(allows);
  return permissionNames.map((name) => ({ name, access: allowed.has(name) }));
}
