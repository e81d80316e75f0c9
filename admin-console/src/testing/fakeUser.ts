import type { AdminUser } from '../contract/index.ts';

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
    ...about,
  };
}
