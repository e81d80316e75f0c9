import { deleteUser, getUser, listUsers, login, type PermissionName } from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminSessions, admins, rolePermissions } from '../../db/tables/admins.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../testConsole.ts';

const everything: PermissionName[] = ['list-users', 'edit-users', 'delete-users', 'create-users', 'list-roles'];

describe('the users of the console', () => {
  let server: TestConsole;
  let roles: Record<'super' | 'viewer' | 'finance', number>;
  let superAdmin: Awaited<ReturnType<typeof logInAs>>;

  beforeAll(async () => {
    server = await testConsole();
    roles = {
      super: await addRole(server, 'super-admin', everything),
      viewer: await addRole(server, 'viewer', ['list-users'], ['delete-users', 'edit-users']),
      finance: await addRole(server, 'finance', []),
    };
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    await server.database.db.delete(adminSessions);
    await server.database.db.delete(admins);
    superAdmin = await logInAs(roles.super, { name: 'Zahra', email: 'zahra@samudra.example' });
  });

  async function logInAs(roleId: number, more: Parameters<typeof addAdmin>[2] = {}) {
    const admin = await addAdmin(server, roleId, more);
    const { reply } = await server.ask(login, { body: { email: admin.email, password } });
    return { id: admin.id, roleId, token: reply?.token ?? '' };
  }

  type Query = Parameters<typeof server.ask<typeof listUsers>>[1]['query'];
  const list = async (query: Query, token = superAdmin.token) => server.ask(listUsers, { query }, token);
  const namesOf = async (query: Query) => (await list(query)).reply?.data.map(({ name }) => name);
  const addNamed = async (...names: string[]) => {
    for (const name of names) await addAdmin(server, roles.viewer, { name });
  };
  const bodyOf = async (search: string) => {
    const response = await fetch(`${server.url}/users${search}`, {
      headers: { authorization: `Bearer ${superAdmin.token}` },
    });
    return { status: response.status, json: (await response.json()) as { errors?: Record<string, string> } };
  };

  describe('as a list', () => {
    it('has every field of the entity, and beside them only the picture and whether one may log in [S3.3]', async () => {
      await addAdmin(server, roles.viewer, {
        nik: '3171',
        name: 'Bayu Segara',
        email: 'bayu@samudra.example',
        additionalRole: 'adm-approval',
        position: 'Surveyor',
        birthCity: 'Ambon',
      });
      const { json } = await list({ search: 'bayu' });
      expect(json.data).toEqual([
        {
          id: expect.any(Number),
          nik: '3171',
          name: 'Bayu Segara',
          email: 'bayu@samudra.example',
          role: 'Viewer',
          additional_roles: 'adm-approval',
          position: 'Surveyor',
          phone: '0215551234',
          address: 'Jl. Pelabuhan 1, Jakarta',
          birth_city: 'Ambon',
          birth_date: '1990-05-17',
          roles: { id: roles.viewer },
          avatar: null,
          is_active: true,
        },
      ]);
    });

    it('comes in pages with their figures and what the caller may do [S7.5] [S6.9]', async () => {
      await addNamed('Ana', 'Budi', 'Citra', 'Dewi');
      const { json } = await list({ limit: 2, page: 2, orderBy: 'name', sortedBy: 'asc' });
      expect(json.data).toMatchObject([{ name: 'Citra' }, { name: 'Dewi' }]);
      expect(json.meta).toEqual({
        pagination: { per_page: 2, current_page: 2, total: 5 },
        custom: { isEdit: true, isDelete: true, isCreate: true },
      });
    });

    it('tells somebody with fewer rights so, whatever they send [S6.9]', async () => {
      const viewer = await logInAs(roles.viewer);
      expect((await list({}, viewer.token)).reply?.meta.custom).toEqual({
        isEdit: false,
        isDelete: false,
        isCreate: false,
      });
    });

    it('has ten rows a page unless told otherwise, between 1 and 100', async () => {
      for (let n = 0; n < 11; n += 1) await addNamed(`Awak ${n}`);
      const sizeOf = async (limit?: number) => {
        const { reply } = await list(limit === undefined ? {} : { limit });
        return [reply?.data.length, reply?.meta.pagination.perPage];
      };
      expect(await sizeOf()).toEqual([10, 10]);
      expect(await sizeOf(-5)).toEqual([1, 1]);
      expect(await sizeOf(1_000_000_000)).toEqual([12, 100]);
    });

    it('is empty past the last page, however far', async () => {
      for (const page of [2, 999_999_999_999_999]) {
        const { status, reply } = await list({ page });
        expect([status, reply?.data, reply?.meta.pagination.total]).toEqual([200, [], 1]);
      }
      expect(await namesOf({ page: -3 })).toEqual(['Zahra']);
    });

    it('is sorted by name or e-mail, up or down, capitals or not', async () => {
      await addAdmin(server, roles.viewer, { name: 'budi', email: 'x@samudra.example' });
      await addAdmin(server, roles.viewer, { name: 'Ana', email: 'y@samudra.example' });
      expect(await namesOf({})).toEqual(['Ana', 'budi', 'Zahra']);
      expect(await namesOf({ orderBy: 'name', sortedBy: 'desc' })).toEqual(['Zahra', 'budi', 'Ana']);
      expect(await namesOf({ orderBy: 'email', sortedBy: 'asc' })).toEqual(['budi', 'Ana', 'Zahra']);
    });

    it.each([
      '?orderBy=id',
      '?orderBy=__proto__',
      '?orderBy=name;drop',
      '?sortedBy=up',
      '?orderBy=name&orderBy=email',
      '?limit=ten',
      '?page=1e3',
    ])('refuses %s with 422 and says which field', async (search) => {
      const { status, json } = await bodyOf(search);
      expect(status).toBe(422);
      expect(Object.keys(json.errors ?? {})).toEqual([/\?(\w+)/.exec(search)?.[1]]);
    });

    it('finds part of a name or e-mail, capitals or not', async () => {
      await addAdmin(server, roles.viewer, { name: 'Ana Laut', email: 'ana@samudra.example' });
      await addAdmin(server, roles.viewer, { name: 'Budi', email: 'budi@pelaut.example' });
      await addNamed('Citra');
      expect(await namesOf({ search: ' LAUT ' })).toEqual(['Ana Laut', 'Budi']);
      expect(await namesOf({ search: 'nobody' })).toEqual([]);
    });

    it('takes what is typed letter by letter', async () => {
      await addNamed('100% Andal', 'Ana_Bel', 'Garis\\Miring', 'Anabel');
      expect(await namesOf({ search: '%' })).toEqual(['100% Andal']);
      expect(await namesOf({ search: '_' })).toEqual(['Ana_Bel']);
      expect(await namesOf({ search: '\\' })).toEqual(['Garis\\Miring']);
      expect(await namesOf({ search: "' or 1=1 --" })).toEqual([]);
    });

    it.each([
      ['a NUL', '%00'],
      ['a text of 10 kB', 'a'.repeat(10_000)],
    ])('refuses to search for %s', async (_, text) => {
      expect((await bodyOf(`?search=${text}`)).status).toBe(422);
    });

    it('gives the first 50 matches of a search, without a page', async () => {
      for (let n = 10; n < 62; n += 1) await addNamed(`Kelasi ${n}`);
      const { reply } = await list({ search: 'kelasi' });
      expect(reply?.data.map(({ name }) => name).slice(-1)).toEqual(['Kelasi 59']);
      expect(reply?.meta.pagination).toEqual({ perPage: 50, currentPage: 1, total: 52 });
      expect((await list({ search: 'kelasi', limit: 3, page: 2 })).reply?.data[0]?.name).toBe('Kelasi 10');
    });
  });

  it('gives one user, and 404 for an id that is nobody [S7.6]', async () => {
    const admin = await addAdmin(server, roles.viewer, { name: 'Ana' });
    expect((await server.ask(getUser, { params: { id: admin.id } }, superAdmin.token)).reply?.name).toBe('Ana');
    expect((await server.ask(getUser, { params: { id: 2_147_483_647 } }, superAdmin.token)).status).toBe(404);
  });

  describe('deleting one', () => {
    const remove = (id: number, token = superAdmin.token) => server.ask(deleteUser, { params: { id } }, token);

    it('takes the user out of the list and ends every login of it at once [S7.7]', async () => {
      const victim = await logInAs(roles.viewer, { name: 'Ana' });
      expect((await remove(victim.id)).status).toBe(200);
      expect(await namesOf({})).toEqual(['Zahra']);
      expect((await list({}, victim.token)).status).toBe(401);
      const again = await remove(victim.id);
      expect([again.status, again.json.message]).toEqual([404, ['Admin tidak ditemukan. Mungkin sudah dihapus.']]);
    });

    it('lets the e-mail address and the staff number be used again, by one user at a time', async () => {
      const again = { email: 'ana@samudra.example', nik: 'SE-0417' };
      for (let time = 0; time < 2; time += 1) await remove((await addAdmin(server, roles.viewer, again)).id);
      await addAdmin(server, roles.viewer, again);
      await expect(addAdmin(server, roles.viewer, { nik: again.nik })).rejects.toThrow();
    });

    it('is refused for oneself', async () => {
      await addAdmin(server, roles.super);
      const { status, json } = await remove(superAdmin.id);
      expect([status, json.code]).toEqual([409, 'OWN_ACCOUNT']);
      expect(await namesOf({ search: 'Zahra' })).toEqual(['Zahra']);
    });

    it('is refused for the last super admin', async () => {
      const keeper = await logInAs(await addRole(server, 'keeper', ['delete-users']));
      const { status, json } = await remove(superAdmin.id, keeper.token);
      expect([status, json.code]).toEqual([409, 'LAST_SUPER_ADMIN']);
      const other = await logInAs(roles.super);
      expect((await remove(superAdmin.id, other.token)).status).toBe(200);
    });

    it('is refused for somebody whose role allows more than one’s own, also when it is switched off', async () => {
      const keeper = await logInAs(await addRole(server, 'guardian', ['delete-users']));
      const above = [
        await addAdmin(server, roles.super),
        await addAdmin(server, roles.super, { isActive: false }),
        await addAdmin(server, roles.viewer),
      ];
      for (const { id } of above) {
        const { status, json } = await remove(id, keeper.token);
        expect([status, json.code]).toEqual([403, 'ROLE_ABOVE_OWN']);
      }
      const peer = await addAdmin(server, keeper.roleId);
      expect((await remove(peer.id, keeper.token)).status).toBe(200);
    });

    it('does not count a super admin who may not log in', async () => {
      const keeper = await logInAs(await addRole(server, 'warden', ['delete-users']));
      await addAdmin(server, roles.super, { isActive: false });
      expect((await remove(superAdmin.id, keeper.token)).status).toBe(409);
    });

    it('leaves one of two super admins who delete each other at the same moment', async () => {
      const other = await logInAs(roles.super);
      const answers = await Promise.all([remove(other.id), remove(superAdmin.id, other.token)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await server.database.db.select().from(admins);
      expect(left.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
    });
  });

  describe('without the permission', () => {
    it('answers every call with 403 and changes nothing', async () => {
      const finance = await logInAs(roles.finance);
      const answers = [
        await list({}, finance.token),
        await server.ask(getUser, { params: { id: finance.id } }, finance.token),
        await server.ask(deleteUser, { params: { id: superAdmin.id } }, finance.token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(answers[0]?.json.message).toEqual(['Peran Anda tidak mengizinkan tindakan ini.']);
      expect(await namesOf({})).toHaveLength(2);
    });

    it('looks only at permissions with access true [S3.6]', async () => {
      const viewer = await logInAs(roles.viewer);
      const { status } = await server.ask(deleteUser, { params: { id: superAdmin.id } }, viewer.token);
      expect(status).toBe(403);
    });

    it('counts a permission taken away from the next call on', async () => {
      const role = await addRole(server, 'temporary', ['list-users']);
      const admin = await logInAs(role);
      expect((await list({}, admin.token)).status).toBe(200);
      await server.database.db.delete(rolePermissions).where(eq(rolePermissions.roleId, role));
      expect((await list({}, admin.token)).status).toBe(403);
    });

    it('answers 401 without a token', async () => {
      expect((await server.ask(listUsers, { query: {} })).status).toBe(401);
    });
  });
});
