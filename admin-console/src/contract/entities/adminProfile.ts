import { instant, orNull, wire } from 'shop-core/wire';
import type * as z from 'zod/mini';
import { id, text } from '../scalars.ts';

/** S3.1, the profile the console keeps in the browser. */
export const adminProfile = wire({
  id: ['id', id],
  email: ['email', text(320)],
  fullName: ['fullName', text()],
  phone: ['phone', orNull(text(30))],
  firstName: ['firstName', orNull(text())],
  lastName: ['lastName', orNull(text())],
  avatar: ['avatar', orNull(text(2_000))],
  // The login before this one.
  lastLogin: ['lastLogin', orNull(instant)],
  address: ['address', orNull(text(1_000))],
  address2: ['address2', orNull(text(1_000))],
  zipCode: ['zipCode', orNull(text(10))],
});

export type AdminProfile = z.output<typeof adminProfile>;
