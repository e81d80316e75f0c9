import { deleteUser, getUser, resetSecondFactor, setUserActive } from 'admin-console/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAdmin, addRole } from '../../api-server/src/admin/testConsole.ts';
import { type TestUserForms, testUserForms } from '../../api-server/src/admin/testUserForms.ts';
import { admins } from '../../api-server/src/db/tables/admins.ts';

let server: TestUserForms;
let zahra: Awaited<ReturnType<TestUserForms['beginWithOne']>>;

beforeAll(async () => {
  server = await testUserForms();
});
afterAll(() => server.close());
beforeEach(async () => {
  zahra = await server.beginWithOne();
});

const rowOf = async (id: number) => {
  const [row] = await server.database.db.select().from(admins).where(eq(admins.id, id));
  return row;
};

describe('a role is never given above one’s own', () => {
  it('110: not to a new user, nor to one that is there, nor is one above edited', async () => {
    const clerk = await server.logInAs(server.roles.clerk);
    const viewer = await addAdmin(server, server.roles.viewer);
    const answers = [
      await server.create(clerk, { roleId: server.roles.super }),
      await server.edit(clerk, viewer.id, { email: viewer.email, roleId: server.roles.super }),
      await server.edit(clerk, zahra.id, { email: 'diambil@samudra.example', roleId: server.roles.super }),
    ];
    for (const { status, json } of answers) expect([status, json.code]).toEqual([403, 'ROLE_ABOVE_OWN']);
    expect(await rowOf(viewer.id)).toMatchObject({ roleId: server.roles.viewer });
    expect(await rowOf(zahra.id)).toMatchObject({ email: zahra.email, roleId: server.roles.super });
    expect((await server.create(clerk, { roleId: server.roles.clerk })).status).toBe(200);
  });

  it('110: nor is one above deleted, switched off, or left without a second factor', async () => {
    const keeper = await addRole(server, 'keeper', ['list-users', 'edit-users', 'delete-users']);
    const by = await server.logInAs(keeper);
    const above = await addAdmin(server, server.roles.super);
    const params = { id: above.id };
    const answers = [
      await server.ask(deleteUser, { params }, by.token),
      await server.ask(setUserActive, { params, body: { isActive: false } }, by.token),
      await server.ask(resetSecondFactor, { params }, by.token),
    ];
    for (const { status, json } of answers) expect([status, json.code]).toEqual([403, 'ROLE_ABOVE_OWN']);
    expect(await rowOf(above.id)).toMatchObject({ deletedAt: null, isActive: true });
  });

  it('110: and an additional role is one of the two', async () => {
    const { status } = await server.create(zahra, { additionalRole: 'adm-root' as 'adm-report' }).catch(() => ({
      status: 'not sent',
    }));
    expect(status).toBe('not sent');
  });
});

describe('nobody moves themselves, and one super admin stays', () => {
  it('111: the last super admin keeps the role, and with another nobody changes their own', async () => {
    const own = { email: zahra.email, roleId: server.roles.viewer };
    expect((await server.edit(zahra, zahra.id, own)).json.code).toBe('LAST_SUPER_ADMIN');
    await addAdmin(server, server.roles.super);
    expect((await server.edit(zahra, zahra.id, own)).json.code).toBe('OWN_ROLE');
    expect(await rowOf(zahra.id)).toMatchObject({ roleId: server.roles.super });
    expect(
      (await server.edit(zahra, zahra.id, { email: zahra.email, roleId: server.roles.super, name: 'Zahra Samudra' }))
        .status,
    ).toBe(200);
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
      ['roleId', String(server.roles.viewer)],
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
    const viewer = await server.logInAs(server.roles.viewer);
    const bayu = await addAdmin(server, server.roles.viewer);
    expect((await remove(bayu.id, viewer)).status).toBe(403);
    expect((await remove(zahra.id)).json.code).toBe('OWN_ACCOUNT');
    expect((await server.ask(getUser, { params: { id: bayu.id } }, zahra.token)).status).toBe(200);
    expect((await remove(bayu.id)).status).toBe(200);
    expect((await server.ask(getUser, { params: { id: bayu.id } }, zahra.token)).status).toBe(404);
    expect((await remove(bayu.id)).status).toBe(404);
  });

  it('111: is never the last super admin, also when two delete each other at once', async () => {
    const living = and(eq(admins.roleId, server.roles.super), isNull(admins.deletedAt));
    let left = zahra;
    for (let round = 0; round < 8; round += 1) {
      const dewi = await server.logInAs(server.roles.super);
      const [one, other] = await Promise.all([remove(dewi.id, left), remove(left.id, dewi)]);
      expect([one, other].filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await server.database.db.select().from(admins).where(living)).toHaveLength(1);
      if (other.status === 200) left = dewi;
    }
  });
});
