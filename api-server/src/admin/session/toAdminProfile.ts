import type { AdminProfile } from 'admin-console/contract';
import type { admins } from '../../db/tables/admins.ts';

/** An admin as the console shows who is logged in (S3.1). */
export function toAdminProfile(admin: typeof admins.$inferSelect): AdminProfile {
  const [firstName, ...rest] = admin.name.split(' ');
  return {
    id: admin.id,
    email: admin.email,
    fullName: admin.name,
    phone: admin.phone,
    firstName: firstName ?? null,
    lastName: rest.join(' ') || null,
    avatar: admin.avatar,
    lastLogin: admin.lastLoginAt,
    address: admin.address,
    address2: null,
    zipCode: null,
  };
}
