import { createUser, deleteUser, editUser, getUser, login, type UserForm } from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { calendarDate } from 'shop-core/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../../api-server/src/admin/testConsole.ts';
import { adminSessions, admins } from '../../api-server/src/db/tables/admins.ts';

let server: TestConsole;
let roles: Record<'super' | 'clerk' | 'viewer', number>;
let zahra: Awaited<ReturnType<typeof logInAs>>;

beforeAll(async () => {
  server = await testConsole();
  roles = {
    super: await addRole(server, 'super-admin', ['list-users', 'create-users', 'edit-users', 'delete-users']),
    clerk: await addRole(server, 'clerk', ['list-users', 'create-users', 'edit-users']),
    viewer: await addRole(server, 'viewer', ['list-users']),
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(adminSessions);
  await server.database.db.delete(admins);
  zahra = await logInAs(roles.super);
});

async function logInAs(roleId: number) {
  const admin = await addAdmin(server, roleId);
  const { reply } = await server.ask(login, { body: { email: admin.email, password } });
  return { id: admin.id, email: admin.email, token: reply?.token ?? '' };
}

const form = (more: Partial<UserForm> = {}): UserForm => ({
  name: 'Bayu Segara',
  email: 'Bayu@Samudra.example',
  password: 'jangkar besi',
  phone: '0215551234',
  address: 'Jl. Pelabuhan 1',
  birthDate: calendarDate('1990-05-17'),
  roleId: roles.viewer,
  additionalRole: undefined,
  avatar: undefined,
  nik: undefined,
  position: undefined,
  birthCity: undefined,
  ...more,
});
const create = (more: Partial<UserForm> = {}, { token } = zahra) => server.ask(createUser, { body: form(more) }, token);
const edit = (id: number, more: Partial<UserForm> = {}, { token } = zahra) =>
  server.ask(editUser, { params: { id }, body: { ...form({ password: '' }), ...more } }, token);
const rowOf = async (id: number) => {
  const [row] = await server.database.db.select().from(admins).where(eq(admins.id, id));
  return row;
};

describe('a role is never given above one’s own', () => {
  it('110: not to a new user, nor to one that is there, nor is one above edited', async () => {
    const clerk = await logInAs(roles.clerk);
    const viewer = await addAdmin(server, roles.viewer);
    const answers = [
      await create({ roleId: roles.super }, clerk),
      await edit(viewer.id, { email: viewer.email, roleId: roles.super }, clerk),
      await edit(zahra.id, { email: 'diambil@samudra.example', roleId: roles.super }, clerk),
    ];
    for (const { status, json } of answers) expect([status, json.code]).toEqual([403, 'ROLE_ABOVE_OWN']);
    expect(await rowOf(viewer.id)).toMatchObject({ roleId: roles.viewer });
    expect(await rowOf(zahra.id)).toMatchObject({ email: zahra.email, roleId: roles.super });
    expect((await create({ roleId: roles.clerk }, clerk)).status).toBe(200);
  });

  it('110: and an additional role is one of the two', async () => {
    const { status } = await create({ additionalRole: 'adm-root' as 'adm-report' }).catch(() => ({
      status: 'not sent',
    }));
    expect(status).toBe('not sent');
  });
});

describe('nobody moves themselves, and one super admin stays', () => {
  it('111: the last super admin keeps the role, and with another nobody changes their own', async () => {
    const own = { email: zahra.email, roleId: roles.viewer };
    expect((await edit(zahra.id, own)).json.code).toBe('LAST_SUPER_ADMIN');
    await addAdmin(server, roles.super);
    expect((await edit(zahra.id, own)).json.code).toBe('OWN_ROLE');
    expect(await rowOf(zahra.id)).toMatchObject({ roleId: roles.super });
    expect((await edit(zahra.id, { email: zahra.email, roleId: roles.super, name: 'Zahra Samudra' })).status).toBe(200);
  });
});

describe('a form that is none', () => {
  const send = (body: BodyInit, type?: string) =>
    fetch(`${server.url}/admins`, {
      method: 'POST',
      headers: { authorization: `Bearer ${zahra.token}`, ...(type && { 'content-type': type }) },
      body,
    });
  const fields = (more: readonly (readonly [string, string | Blob])[] = []) => {
    const data = new FormData();
    for (const [name, value] of [
      ['name', 'Bayu Segara'],
      ['email', 'bayu@samudra.example'],
      ['password', 'jangkar besi'],
      ['phone', '0215551234'],
      ['address', 'Jl. Pelabuhan 1'],
      ['birth', '1990-05-17'],
      ['roleId', String(roles.viewer)],
      ...more,
    ] as const) {
      data.append(name, value);
    }
    return data;
  };
  const picture = new Blob([Buffer.alloc(100)]);

  it.each([
    ['JSON', 415, () => send('{}', 'application/json')],
    ['no boundary', 415, () => send('x', 'multipart/form-data')],
    ['a boundary that never comes', 400, () => send('hello', 'multipart/form-data; boundary=abc')],
    ['a thousand fields', 413, () => send(fields(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, 'x'] as const)))],
    [
      'two files',
      413,
      () =>
        send(
          fields([
            ['avatar', picture],
            ['avatar', picture],
          ]),
        ),
    ],
    ['a file of 4 MB', 413, () => send(fields([['avatar', new Blob([Buffer.alloc(4 * 1024 * 1024)])]]))],
    ['a field of 20 kB', 422, () => send(fields([['position', 'x'.repeat(20_000)]]))],
    ['a role twice', 422, () => send(fields([['roleId', '1']]))],
    ['an additional role that is none', 422, () => send(fields([['additional_roles', 'adm-root']]))],
    ['no such day', 422, () => send(fields([['birth', '1990-02-31']]))],
    ['a text for a picture', 422, () => send(fields([['avatar', 'data:image/png;base64,AAAA']]))],
  ] as const)('116: with %s is answered %d', async (_what, expected, ask) => {
    const response = await ask();
    expect(response.status).toBe(expected);
    expect((await response.json()).message[0]).toBeTruthy();
    expect(await server.database.db.select().from(admins)).toHaveLength(1);
  });
});

describe('who is deleted', () => {
  const remove = (id: number, { token } = zahra) => server.ask(deleteUser, { params: { id } }, token);

  it('112: is gone only when the answer says so, and is not there a second time', async () => {
    const viewer = await logInAs(roles.viewer);
    const bayu = await addAdmin(server, roles.viewer);
    expect((await remove(bayu.id, viewer)).status).toBe(403);
    expect((await remove(zahra.id)).json.code).toBe('OWN_ACCOUNT');
    expect((await server.ask(getUser, { params: { id: bayu.id } }, zahra.token)).status).toBe(200);
    expect((await remove(bayu.id)).status).toBe(200);
    expect((await server.ask(getUser, { params: { id: bayu.id } }, zahra.token)).status).toBe(404);
    expect((await remove(bayu.id)).status).toBe(404);
  });

  it('111: is never the last super admin, also when two delete each other at once', async () => {
    const dewi = await logInAs(roles.super);
    const answers = await Promise.all([remove(dewi.id), remove(zahra.id, dewi)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await server.database.db.select().from(admins).where(eq(admins.roleId, roles.super));
    expect(left.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  });
});
