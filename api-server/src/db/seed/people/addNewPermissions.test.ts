import { superAdminRole } from 'admin-console/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../connect.ts';
import { rolePermissions, roles } from '../../tables/admins.ts';
import { auditLog } from '../../tables/audit.ts';
import { openTestDatabase } from '../../testDatabase.ts';
import { addNewPermissions } from './addNewPermissions.ts';
import { officeRoles } from './roles.ts';
import { seedRoles } from './seedRoles.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // What the audit log has of those before names other ids.
  await database.db.delete(roles);
  await database.db.transaction(seedRoles);
});

const roleId = async (name: string) =>
  (await database.db.select().from(roles).where(eq(roles.name, name)))[0]?.id ?? expect.fail(`no role ${name}`);
const accessOf = async (role: string, name: string) => {
  const said = and(eq(rolePermissions.roleId, await roleId(role)), eq(rolePermissions.name, name));
  return (await database.db.select().from(rolePermissions).where(said))[0]?.access;
};
/** As a database that knew neither name yet. */
const forget = (...names: string[]) => database.db.delete(rolePermissions).where(inArray(rolePermissions.name, names));

it('gives each seeded role what a new database would give it, once', async () => {
  await forget('void-invoices', 'edit-config');
  expect(await addNewPermissions(database.db)).toBe(2 * officeRoles.length);
  expect(await accessOf('finance', 'void-invoices')).toBe(true);
  expect(await accessOf('viewer', 'void-invoices')).toBe(false);
  expect(await accessOf(superAdminRole, 'edit-config')).toBe(true);
  expect(await addNewPermissions(database.db)).toBe(0);
});

it('gives nothing back that was taken away, and no role made by hand anything', async () => {
  const finance = await roleId('finance');
  await database.db
    .update(rolePermissions)
    .set({ access: false })
    .where(and(eq(rolePermissions.roleId, finance), eq(rolePermissions.name, 'list-invoices')));
  await database.db.insert(roles).values({ name: 'kasir', displayName: 'Kasir' });
  await forget('void-invoices');
  await addNewPermissions(database.db);
  expect(await accessOf('finance', 'list-invoices')).toBe(false);
  expect(await accessOf('kasir', 'void-invoices')).toBeUndefined();
});

it.each(['edit', 'create'])('leaves alone a role of which the audit log has a %s', async (action) => {
  await forget('void-invoices');
  const edited = { adminId: null, action, entity: 'roles', entityId: await roleId('finance'), at: new Date(0) };
  await database.db.insert(auditLog).values(edited);
  await addNewPermissions(database.db);
  expect(await accessOf('finance', 'void-invoices')).toBeUndefined();
  expect(await accessOf('director', 'void-invoices')).toBe(true);
});
