import { wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { text } from '../scalars.ts';

/** What an admin's role may allow: the names of section 6 and ours, one verb a resource. */
export type PermissionName =
  | 'view-dashboards'
  | 'list-projects'
  | 'list-invoices'
  | 'list-events'
  | 'list-clients'
  | 'list-users'
  | 'create-users'
  | 'edit-users'
  | 'delete-users'
  | 'list-roles'
  | 'approve-reviews'
  | 'edit-orders'
  | 'confirm-payments';

/** S3.5. Names that this console does not know travel too. */
export const permission = wire({
  name: ['name', text()],
  access: ['access', z.boolean()],
});

export type Permission = z.output<typeof permission>;
