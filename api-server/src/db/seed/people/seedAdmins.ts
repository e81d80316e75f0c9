import { superAdminRole } from 'admin-console/contract';
import { identityKey } from 'shop-core/rules/back-office';
import type { Tx } from '../../database.ts';
import { admins, roles } from '../../tables/admins.ts';
import { superAdmin, viewer } from '../demoAccounts.ts';
import { type HashedPasswords, hashOf } from './hashedPasswords.ts';
import { type OfficePerson, officeEmail, officePeople } from './officePeople.ts';

const boss: OfficePerson = {
  name: 'Admin Samudra',
  role: superAdminRole,
  position: 'Administrator Sistem',
  born: '1980-01-01',
  city: 'Jakarta',
};

/** Writes the super admin and the rest of the office. */
export async function seedAdmins(tx: Tx, hashed: HashedPasswords, now: Date): Promise<void> {
  const roleIds = new Map(
    (await tx.select({ id: roles.id, name: roles.name }).from(roles)).map(({ id, name }) => [name, id]),
  );
  const everybody = [
    { ...boss, email: superAdmin.login, password: superAdmin.password },
    ...officePeople.map((person) => ({ ...person, email: officeEmail(person.name), password: viewer.password })),
  ];
  await tx.insert(admins).values(
    everybody.map(({ name, role, position, born, city, additionalRole, email, password }, index) => ({
      nik: `SE-${String(index + 1).padStart(4, '0')}`,
      name,
      email,
      emailKey: identityKey(email),
      passwordHash: hashOf(hashed, password),
      roleId: roleIds.get(role) ?? 0,
      additionalRole: additionalRole ?? null,
      position,
      phone: `0813000001${String(index).padStart(2, '0')}`,
      address: `Jalan Pelabuhan No. ${index + 1}, Jakarta Utara`,
      birthCity: city,
      birthDate: born,
      createdAt: now,
    })),
  );
}
