import { wire } from 'shop-core/wire';
import type * as z from 'zod/mini';
import { id, text } from '../scalars.ts';

/** The name of the role that may do everything. One admin always has it. */
export const superAdminRole = 'super-admin';

/** S3.4 */
export const role = wire({
  id: ['id', id],
  displayName: ['display_name', text()],
});

export type Role = z.output<typeof role>;
