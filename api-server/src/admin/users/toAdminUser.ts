import type { AdminUser } from 'admin-console/contract';
import { calendarDate } from 'shop-core/rules';
import type { admins, roles } from '../../db/tables/admins.ts';

interface Row {
  readonly admin: typeof admins.$inferSelect;
  readonly role: typeof roles.$inferSelect;
}

/** A user of the console as the list and the form have it (S3.3): never with the password. */
export function toAdminUser({ admin, role }: Row): AdminUser {
  return {
    id: admin.id,
    nik: admin.nik,
    name: admin.name,
    email: admin.email,
    role: role.displayName,
    additionalRole: admin.additionalRole,
    position: admin.position,
    phone: admin.phone,
    address: admin.address,
    birthCity: admin.birthCity,
    birthDate: calendarDate(admin.birthDate),
    roleKey: { id: role.id },
    avatar: admin.avatar,
    isActive: admin.isActive,
  };
}
