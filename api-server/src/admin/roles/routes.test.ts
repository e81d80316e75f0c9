import {
  beginSecondFactor,
  createRole,
  createUser,
  deleteRole,
  editRole,
  getRole,
  listRoles,
  listUsers,
  login,
  ownPermissions,
  type PermissionName,
  permissionNames,
} from 'admin-console/contract';
import { and, eq, ne } from 'drizzle-orm';
import { calendarDate } from 'shop-core/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admins, rolePermissions, roles } from '../../db/tables/admins.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../testConsole.ts';

const everything: PermissionName[] = ['list-users', 'list-roles', 'create-roles', 'edit-roles', 'delete-roles'];

let server: TestConsole;
let boss: Awaited<ReturnType<typeof logInAs>>;
let superRole: number;
let made = 0;

beforeAll(async () => {
  server = await testConsole();
  superRole = await addRole(server, 'super-admin', [...everything]);
  boss = await logInAs(superRole);
});
afterAll(() => server.close());
let clerk: number;
beforeEach(async () => {
  made += 1;
  clerk = await addRole(server, `clerk-${made}`, ['list-users'], ['list-events']);
});

async function logInAs(roleId: number) {
  const admin = await addAdmin(server, roleId);
  const { reply } = await server.ask(login, { body: { email: admin.email, password } });
  return { id: admin.id, name: admin.name, token: reply?.token ?? '' };
}
const form = (displayName: string, ...names: PermissionName[]) => ({
  displayName,
  permissions: names.map((name) => ({ name, access: true })),
});
const read = async (id: number) => (await server.ask(getRole, { params: { id } }, boss.token)).reply;
const edit = (id: number, body: ReturnType<typeof form>, token = boss.token) =>
  server.ask(editRole, { params: { id }, body }, token);
const remove = (id: number, token = boss.token) => server.ask(deleteRole, { params: { id } }, token);
const allowed = async (id: number) =>
  (await read(id))?.permissions.flatMap(({ name, access }) => (access ? name : [])).sort();
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];

describe('the roles', () => {
  it('are listed by id and display_name, with how many have each [S7.9] [S3.4] [S2.16]', async () => {
    await addAdmin(server, clerk);
    await addAdmin(server, clerk, { deletedAt: server.now() });
    const { json } = await server.ask(listRoles, {}, boss.token);
    const rows = json.data as { id: number }[];
    expect(rows[0]).toEqual({ id: superRole, display_name: 'Super Admin', name: 'super-admin', members_count: 1 });
    expect(rows.find(({ id }) => id === clerk)).toMatchObject({ display_name: `Clerk ${made}`, members_count: 1 });
  });

  it('say one by one what they allow and who has them [S3.5]', async () => {
    const member = await addAdmin(server, clerk, { name: 'Budi' });
    const { json } = await server.ask(getRole, { params: { id: clerk } }, boss.token);
    expect(json.data).toMatchObject({
      permissions: [
        { name: 'list-events', access: false },
        { name: 'list-users', access: true },
      ],
      members: [{ id: member.id, name: 'Budi', email: member.email }],
    });
    expect(codeOf(await server.ask(getRole, { params: { id: 2_147_483_647 } }, boss.token))).toEqual([
      404,
      'ROLE_NOT_FOUND',
    ]);
  });

  it('do not tell who has them to somebody who may not list the users', async () => {
    await addAdmin(server, clerk);
    const reader = await logInAs(await addRole(server, `reader-${made}`, ['list-roles']));
    const { reply } = await server.ask(getRole, { params: { id: clerk } }, reader.token);
    expect(reply).toMatchObject({ id: clerk });
    expect(Object.keys(reply ?? {})).toEqual(expect.not.arrayContaining(['memberCount', 'members']));
  });
});

describe('the super admin', () => {
  it('may do everything, also what the rows of the role do not say yet', async () => {
    expect(await allowed(superRole)).toEqual([...permissionNames].sort());
    const { reply } = await server.ask(ownPermissions, {}, boss.token);
    expect(reply?.map(({ name }) => name)).toEqual([...permissionNames].sort());
    const { status } = await server.ask(createRole, { body: form(`Kepala ${made}`, 'edit-config') }, boss.token);
    expect(status).toBe(200);
  });

  it('is not made by who may do only what the rows say', async () => {
    const maker = await logInAs(await addRole(server, `giver-${made}`, [...everything, 'create-users']));
    const body = { name: 'Baru', email: 'baru@samudra.example', password, phone: '0215551234', address: 'Jl. 1' };
    const more = { birthDate: calendarDate('1990-05-17'), roleId: superRole };
    expect(codeOf(await server.ask(createUser, { body: { ...body, ...more } }, maker.token))).toEqual([
      403,
      'ROLE_ABOVE_OWN',
    ]);
  });
});

describe('the second factor of the super admin', () => {
  const strict = (body: ReturnType<typeof form>) => ({ ...body, requiresSecondFactor: true });
  afterEach(async () => {
    const { db } = server.database;
    await db.update(roles).set({ requiresSecondFactor: false }).where(eq(roles.id, superRole));
    await db
      .update(admins)
      .set({ deletedAt: server.now() })
      .where(and(eq(admins.roleId, superRole), ne(admins.id, boss.id)));
  });

  it('can be required while nothing else of the role changes, and who has none is led to one instead of locked out', async () => {
    const { status, reply } = await edit(superRole, strict(form('Super Admin', ...permissionNames)));
    expect([status, reply?.requiresSecondFactor]).toEqual([200, true]);
    expect(codeOf(await server.ask(listRoles, {}, boss.token))).toEqual([403, 'SECOND_FACTOR_SET_UP_NEEDED']);
    const { email } = await addAdmin(server, superRole);
    const { reply: entered } = await server.ask(login, { body: { email, password } });
    expect(entered?.mustSetUpSecondFactor).toBe(true);
    const key = await server.ask(beginSecondFactor, { body: { password } }, entered?.token);
    expect(key.status).toBe(200);
  });

  it('is no way to another name or fewer permissions, nor for who may not do all that the role allows', async () => {
    const others = [form('Kapten', ...permissionNames), form('Super Admin', ...permissionNames.slice(1))];
    for (const other of others) {
      expect(codeOf(await edit(superRole, strict(other)))).toEqual([409, 'SUPER_ADMIN_ROLE']);
    }
    const most = await logInAs(await addRole(server, `most-${made}`, permissionNames.slice(0, -1)));
    const same = strict(form('Super Admin', ...permissionNames));
    expect(codeOf(await edit(superRole, same, most.token))).toEqual([403, 'ROLE_ABOVE_OWN']);
    expect(await read(superRole)).toMatchObject({ displayName: 'Super Admin', requiresSecondFactor: false });
  });
});

describe('a new role', () => {
  it('allows what was ticked and nothing else', async () => {
    const { reply, status } = await server.ask(createRole, { body: form('  Kasir Toko ', 'list-events') }, boss.token);
    expect([status, reply?.name, reply?.displayName]).toEqual([200, 'kasir-toko', 'Kasir Toko']);
    expect(await allowed(reply?.id ?? 0)).toEqual(['list-events']);
  });

  it('has a name, and one that no other role has, in whatever case', async () => {
    const { status, json } = await server.ask(createRole, { body: form('  ') }, boss.token);
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, ['display_name']]);
    for (const same of ['SUPER admin', 'ｓｕｐｅｒ ａｄｍｉｎ', '\u24C8uper Admin']) {
      const taken = await server.ask(createRole, { body: form(same) }, boss.token);
      expect(codeOf(taken), same).toEqual([409, 'ROLE_NAME_TAKEN']);
    }
  });

  it('is one when two equal ones are sent at the same moment', async () => {
    const body = form(`Kembar ${made}`);
    const answers = await Promise.all([1, 2, 3].map(() => server.ask(createRole, { body }, boss.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('allows nothing that its maker may not do, and no permission that is none', async () => {
    const maker = await logInAs(await addRole(server, `maker-${made}`, ['create-roles', 'list-roles']));
    const above = await server.ask(createRole, { body: form('Atas', 'list-clients') }, maker.token);
    expect(codeOf(above)).toEqual([403, 'ROLE_ABOVE_OWN']);
    const rows = await server.database.db.select().from(roles).where(eq(roles.displayName, 'Atas'));
    expect(rows).toEqual([]);
    const response = await fetch(`${server.url}/roles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ display_name: 'Ajaib', permissions: [{ name: 'print-money', access: true }] }),
    });
    expect(response.status).toBe(422);
  });
});

describe('a changed role', () => {
  it('counts from the next call of an admin who is logged in', async () => {
    const admin = await logInAs(clerk);
    const list = async () => (await server.ask(listUsers, { query: {} }, admin.token)).status;
    expect(await list()).toBe(200);
    expect((await edit(clerk, form('Petugas', 'list-events'))).status).toBe(200);
    expect(await list()).toBe(403);
    const { reply } = await server.ask(ownPermissions, {}, admin.token);
    expect(reply).toEqual([{ name: 'list-events', access: true }]);
    await edit(clerk, form('Petugas', 'list-users'));
    expect(await list()).toBe(200);
    await edit(clerk, form(`Clerk ${made}`));
  });

  it('keeps a permission that only another version of the server knows', async () => {
    await server.database.db.insert(rolePermissions).values({ roleId: clerk, name: 'list-ships', access: false });
    await edit(clerk, form(`Clerk ${made}`, 'list-events'));
    expect((await read(clerk))?.permissions).toContainEqual({ name: 'list-ships', access: false });
    expect(await allowed(clerk)).toEqual(['list-events']);
  });

  it.each(['edit', 'delete'] as const)('is not the super admin’s: %s is refused', async (verb) => {
    const answer = verb === 'edit' ? await edit(superRole, form('Super Admin')) : await remove(superRole);
    expect(codeOf(answer)).toEqual([409, 'SUPER_ADMIN_ROLE']);
    expect(await allowed(superRole)).toContain('edit-roles');
  });

  it('is not one’s own', async () => {
    const own = await addRole(server, `own-${made}`, ['edit-roles', 'delete-roles', 'list-roles']);
    const keeper = await logInAs(own);
    expect(codeOf(await edit(own, form('Milikku', 'list-roles'), keeper.token))).toEqual([409, 'OWN_ROLE']);
    expect(codeOf(await remove(own, keeper.token))).toEqual([409, 'OWN_ROLE']);
  });

  it('is not above one’s own, before or after', async () => {
    const keeper = await logInAs(
      await addRole(server, `keeper-${made}`, ['edit-roles', 'delete-roles', 'list-events']),
    );
    expect(codeOf(await edit(clerk, form('Bawah'), keeper.token))).toEqual([403, 'ROLE_ABOVE_OWN']);
    expect(codeOf(await remove(clerk, keeper.token))).toEqual([403, 'ROLE_ABOVE_OWN']);
    const low = await addRole(server, `low-${made}`, ['list-events']);
    expect(codeOf(await edit(low, form('Bawah', 'list-users'), keeper.token))).toEqual([403, 'ROLE_ABOVE_OWN']);
    expect((await edit(low, form(`Low ${made}`), keeper.token)).status).toBe(200);
    expect(await allowed(clerk)).toEqual(['list-users']);
  });

  it('does not take the name of another, and may keep its own', async () => {
    expect(codeOf(await edit(clerk, form('super ADMIN')))).toEqual([409, 'ROLE_NAME_TAKEN']);
    expect((await edit(clerk, form(`Clerk ${made}`))).status).toBe(200);
  });
});

describe('deleting a role', () => {
  it('takes it away with what it allowed; again it is 404', async () => {
    expect((await remove(clerk)).status).toBe(200);
    expect(await server.database.db.select().from(rolePermissions).where(eq(rolePermissions.roleId, clerk))).toEqual(
      [],
    );
    expect(codeOf(await remove(clerk))).toEqual([404, 'ROLE_NOT_FOUND']);
  });

  it.each([
    ['an admin has', {}],
    ['an admin had who is deleted', { deletedAt: new Date('2026-01-02') }],
  ])('is refused for one that %s', async (_, more) => {
    const admin = await addAdmin(server, clerk, more);
    expect(codeOf(await remove(clerk))).toEqual([409, 'ROLE_IN_USE']);
    await server.database.db.delete(admins).where(eq(admins.id, admin.id));
    expect((await remove(clerk)).status).toBe(200);
  });
});
