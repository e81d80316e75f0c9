import { createUser, editUser, getUser, listUsers, login, type UserForm } from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { calendarDate } from 'shop-core/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminSessions, admins } from '../../db/tables/admins.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../testConsole.ts';

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

describe('a new user of the console', () => {
  it('is written by a multipart form, and logs in with its password [S7.8]', async () => {
    const { status, reply } = await create({ additionalRole: 'adm-report', position: 'Surveyor', birthCity: 'Ambon' });
    expect(status).toBe(200);
    expect(reply).toEqual({
      id: expect.any(Number),
      nik: expect.stringMatching(/^SE-\d{4,}$/),
      name: 'Bayu Segara',
      email: 'Bayu@Samudra.example',
      role: 'Viewer',
      additionalRole: 'adm-report',
      position: 'Surveyor',
      phone: '0215551234',
      address: 'Jl. Pelabuhan 1',
      birthCity: 'Ambon',
      birthDate: '1990-05-17',
      roleKey: { id: roles.viewer },
    });
    const body = { email: 'bayu@samudra.example', password: 'jangkar besi' };
    expect((await server.ask(login, { body })).reply?.profile.fullName).toBe('Bayu Segara');
  });

  it('is refused field by field, and nobody is added [S5.3, S5.4, S5.5, S5.6]', async () => {
    const before = (await server.ask(listUsers, { query: {} }, zahra.token)).reply?.meta.pagination.total;
    const { status, json } = await create({
      name: '',
      email: 'bayu',
      password: 'x',
      phone: '',
      address: '',
      birthDate: undefined,
      roleId: undefined,
    });
    expect(status).toBe(422);
    expect(Object.keys(json.errors ?? {})).toEqual([
      'name',
      'email',
      'password',
      'phone',
      'address',
      'birth',
      'roleId',
    ]);
    expect((await server.ask(listUsers, { query: {} }, zahra.token)).reply?.meta.pagination.total).toBe(before);
  });

  it('shares neither e-mail, in whatever case, nor staff number with another', async () => {
    await create({ nik: '3171' });
    expect((await create({ email: 'BAYU@samudra.example', nik: '3172' })).json.errors).toEqual({
      email: 'Email sudah digunakan.',
    });
    expect((await create({ email: 'lain@samudra.example', nik: '3171' })).json.errors).toEqual({
      nik: 'NIK sudah digunakan.',
    });
  });

  it('has a role that exists', async () => {
    expect(Object.keys((await create({ roleId: 2_000_000_000 })).json.errors ?? {})).toEqual(['roleId']);
  });
});

describe('the form of a user that is there', () => {
  it('changes it, and keeps the password that was not given [S7.10, S5.11]', async () => {
    const id = (await create()).reply?.id ?? 0;
    const { status, reply } = await edit(id, {
      name: 'Bayu Laut',
      roleId: roles.clerk,
      additionalRole: 'adm-approval',
    });
    expect([status, reply?.name, reply?.role, reply?.additionalRole]).toEqual([
      200,
      'Bayu Laut',
      'Clerk',
      'adm-approval',
    ]);
    const body = { email: 'bayu@samudra.example', password: 'jangkar besi' };
    expect((await server.ask(login, { body })).status).toBe(200);
  });

  it('ends every login of the user when it brings a new password', async () => {
    const bayu = await logInAs(roles.viewer);
    expect((await edit(bayu.id, { email: bayu.email, password: 'dermaga lama' })).status).toBe(200);
    expect((await server.ask(listUsers, { query: {} }, bayu.token)).status).toBe(401);
    expect((await server.ask(login, { body: { email: bayu.email, password: 'dermaga lama' } })).status).toBe(200);
  });

  it('finds nobody under an id that nobody has', async () => {
    const { status, json } = await edit(2_000_000_000);
    expect([status, json.code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  it('keeps names, addresses and birth dates that were left empty', async () => {
    const id = (await create()).reply?.id ?? 0;
    await edit(id, { name: '', address: '', birthDate: undefined, phone: '0219998877' });
    const { reply } = await server.ask(getUser, { params: { id } }, zahra.token);
    expect(reply).toMatchObject({ name: 'Bayu Segara', address: 'Jl. Pelabuhan 1', birthDate: '1990-05-17' });
    expect(reply?.phone).toBe('0219998877');
  });
});

describe('110: a role is never given above one’s own', () => {
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

describe('111: nobody moves themselves, and one super admin stays', () => {
  it('111: the last super admin keeps the role, and with another nobody changes their own', async () => {
    const own = { email: zahra.email, roleId: roles.viewer };
    expect((await edit(zahra.id, own)).json.code).toBe('LAST_SUPER_ADMIN');
    await addAdmin(server, roles.super);
    expect((await edit(zahra.id, own)).json.code).toBe('OWN_ROLE');
    expect(await rowOf(zahra.id)).toMatchObject({ roleId: roles.super });
    expect((await edit(zahra.id, { email: zahra.email, roleId: roles.super, name: 'Zahra Samudra' })).status).toBe(200);
  });
});

describe('116: a form that is none', () => {
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
