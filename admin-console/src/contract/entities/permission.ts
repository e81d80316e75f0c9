import { wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { text } from '../scalars.ts';

/** What an admin's role may allow: the names of section 6 and ours, one verb a resource. */
export const permissionNames = [
  'view-dashboards',
  'list-projects',
  'create-projects',
  'edit-projects',
  'delete-projects',
  'export-projects',
  'assign-projects',
  'survey-projects',
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
  'export-events',
  'list-clients',
  'create-clients',
  'edit-clients',
  'delete-clients',
  'export-clients',
  'list-vessels',
  'create-vessels',
  'edit-vessels',
  'delete-vessels',
  'export-vessels',
  'create-types',
  'edit-types',
  'delete-types',
  'list-users',
  'create-users',
  'edit-users',
  'delete-users',
  'list-roles',
  'create-roles',
  'edit-roles',
  'delete-roles',
  'list-audit',
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

export type PermissionName = (typeof permissionNames)[number];

/** S3.5. Names that this console does not know travel too. */
export const permission = wire({
  name: ['name', text()],
  access: ['access', z.boolean()],
});

export type Permission = z.output<typeof permission>;
