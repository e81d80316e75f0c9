import type { AdminUser, UserEdit } from '../contract/index.ts';
import { fakeRoles } from './fakeRoles.ts';

/** A user of the console, with what a test cares about. */
export function fakeUser(about: Partial<AdminUser> & { readonly id: number }): AdminUser {
  return {
    nik: `NIK-${about.id}`,
    name: `Admin ${about.id}`,
    email: `admin${about.id}@samudra.example`,
    role: 'Viewer',
    additionalRole: null,
    position: null,
    phone: '0215551234',
    address: 'Jl. Pelabuhan 1',
    birthCity: null,
    birthDate: null,
    roleKey: { id: 2 },
    avatar: null,
    isActive: true,
    ...about,
  };
}

/** A user after its form was saved. */
export function changedUser(user: AdminUser, form: UserEdit): AdminUser {
  const { id = user.roleKey.id, displayName = user.role } = fakeRoles.find((role) => role.id === form.roleId) ?? {};
  return {
    ...user,
    name: form.name,
    email: form.email,
    phone: form.phone,
    address: form.address,
    birthDate: form.birthDate ?? user.birthDate,
    additionalRole: form.additionalRole ?? null,
    nik: form.nik ?? user.nik,
    position: form.position || null,
    birthCity: form.birthCity || null,
    role: displayName,
    roleKey: { id },
  };
}
