import { isoDate, orNull, wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { toldWire } from '../derived/told.ts';
import { id, text } from '../scalars.ts';
import type { PermissionName } from './permission.ts';

export const additionalRole = z.enum(['adm-report', 'adm-approval']);

/** S3.3. `role` is what a person reads of the role, `roles.id` what a form sends back. */
export const adminUser = toldWire('users', {
  id: ['id', id],
  nik: ['nik', text(30)],
  name: ['name', text()],
  email: ['email', text(320)],
  role: ['role', text()],
  additionalRole: ['additional_roles', orNull(additionalRole)],
  position: ['position', orNull(text())],
  phone: ['phone', orNull(text(30))],
  address: ['address', orNull(text(1_000))],
  birthCity: ['birth_city', orNull(text())],
  birthDate: ['birth_date', orNull(isoDate)],
  roleKey: ['roles', wire({ id: ['id', id] })],
  // Ours: the path of the picture, and whether the user may log in.
  avatar: ['avatar', orNull(text(2_000))],
  isActive: ['is_active', z.boolean()],
});

/** What an additional role adds to what the role allows: who gives one gives this. */
export const additionalPermissions: { readonly [R in AdditionalRole]: readonly PermissionName[] } = {
  'adm-report': ['submit-reports'],
  'adm-approval': ['approve-reports'],
};

export type AdminUser = z.output<typeof adminUser>;
export type AdditionalRole = z.output<typeof additionalRole>;
