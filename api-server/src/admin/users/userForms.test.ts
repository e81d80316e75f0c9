import { getUser, listUsers, login } from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admins } from '../../db/tables/admins.ts';
import { media } from '../../db/tables/media.ts';
import { blackPng, photo } from '../../pictures/testPictures.ts';
import { type TestUserForms, testUserForms } from '../testUserForms.ts';

let server: TestUserForms;
let zahra: Awaited<ReturnType<TestUserForms['beginWithOne']>>;

beforeAll(async () => {
  server = await testUserForms();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(media);
  zahra = await server.beginWithOne();
});

describe('a new user of the console', () => {
  it('is written by a multipart form, and logs in with its password [S7.8, S5.7, S6.11, S9.20]', async () => {
    const { status, reply } = await server.create(zahra, {
      additionalRole: 'adm-report',
      position: 'Surveyor',
      birthCity: 'Ambon',
    });
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
      roleKey: { id: server.roles.viewer },
      avatar: null,
      isActive: true,
    });
    const body = { email: 'bayu@samudra.example', password: 'jangkar besi' };
    expect((await server.ask(login, { body })).reply?.profile.fullName).toBe('Bayu Segara');
  });

  it('is refused field by field, and nobody is added [S5.3, S5.4, S5.5, S5.6]', async () => {
    const before = (await server.ask(listUsers, { query: {} }, zahra.token)).reply?.meta.pagination.total;
    const { status, json } = await server.create(zahra, {
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
    // Why, for each by the same name: the console says it in its own language.
    const reasons = new Map(json.params?.fields?.map(({ field, code }) => [field, code]));
    expect([...reasons.keys()]).toEqual(Object.keys(json.errors ?? {}));
    expect(reasons.get('birth')).toBe('REQUIRED');
    expect((await server.ask(listUsers, { query: {} }, zahra.token)).reply?.meta.pagination.total).toBe(before);
  });

  it('shares neither e-mail, in whatever case, nor staff number with another', async () => {
    await server.create(zahra, { nik: '3171' });
    expect((await server.create(zahra, { email: 'BAYU@samudra.example', nik: '3172' })).json.errors).toEqual({
      email: 'Email sudah digunakan.',
    });
    expect((await server.create(zahra, { email: 'lain@samudra.example', nik: '3171' })).json.errors).toEqual({
      nik: 'NIK sudah digunakan.',
    });
  });

  it('has a role that exists [S6.11]', async () => {
    expect(Object.keys((await server.create(zahra, { roleId: 2_000_000_000 })).json.errors ?? {})).toEqual(['roleId']);
  });
});

describe('the form of a user that is there', () => {
  it('changes it, and keeps the password that was not given [S7.10, S5.11]', async () => {
    const id = (await server.create(zahra)).reply?.id ?? 0;
    const { status, reply } = await server.edit(zahra, id, {
      name: 'Bayu Laut',
      roleId: server.roles.clerk,
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

  it('is refused field by field, and changes nothing [S5.9, S5.10, S5.11]', async () => {
    const id = (await server.create(zahra)).reply?.id ?? 0;
    const { reply: before } = await server.ask(getUser, { params: { id } }, zahra.token);
    const refused = async (more: Parameters<TestUserForms['edit']>[2]) => {
      const { status, json } = await server.edit(zahra, id, { name: 'Bayu Laut', ...more });
      return [status, Object.keys(json.errors ?? {})];
    };
    const nothing = { email: '', phone: '', roleId: undefined };
    expect(await refused(nothing)).toEqual([422, ['email', 'phone', 'roleId']]);
    expect(await refused({ email: 'bayu@' })).toEqual([422, ['email']]);
    expect(await refused({ password: 'j4ngk4r' })).toEqual([422, ['password']]);
    expect((await server.ask(getUser, { params: { id } }, zahra.token)).reply).toEqual(before);
  });

  it('ends every login of the user when it brings a new password', async () => {
    const bayu = await server.logInAs(server.roles.viewer);
    expect((await server.edit(zahra, bayu.id, { email: bayu.email, password: 'dermaga lama' })).status).toBe(200);
    expect((await server.ask(listUsers, { query: {} }, bayu.token)).status).toBe(401);
    expect((await server.ask(login, { body: { email: bayu.email, password: 'dermaga lama' } })).status).toBe(200);
  });

  it('finds nobody under an id that nobody has', async () => {
    const { status, json } = await server.edit(zahra, 2_000_000_000);
    expect([status, json.code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  it('empties the position and the city of birth, and keeps them when they are not named', async () => {
    const id = (await server.create(zahra, { position: 'Surveyor', birthCity: 'Ambon' })).reply?.id ?? 0;
    expect((await server.edit(zahra, id)).reply).toMatchObject({ position: 'Surveyor', birthCity: 'Ambon' });
    const emptied = await server.edit(zahra, id, { position: '', birthCity: ' ' });
    expect(emptied.reply).toMatchObject({ position: null, birthCity: null });
  });

  it('keeps names, addresses and birth dates that were left empty', async () => {
    const id = (await server.create(zahra)).reply?.id ?? 0;
    await server.edit(zahra, id, { name: '', address: '', birthDate: undefined, phone: '0219998877' });
    const { reply } = await server.ask(getUser, { params: { id } }, zahra.token);
    expect(reply).toMatchObject({ name: 'Bayu Segara', address: 'Jl. Pelabuhan 1', birthDate: '1990-05-17' });
    expect(reply?.phone).toBe('0219998877');
  });
});

describe('the picture of a user', () => {
  const avatarOf = async (id: number) => {
    const [row] = await server.database.db.select({ avatar: admins.avatar }).from(admins).where(eq(admins.id, id));
    return row?.avatar ?? null;
  };
  const stored = () => server.database.db.select({ name: media.name }).from(media);

  it('is drawn anew and stored, and the one before it goes [S5.8]', async () => {
    const id = (await server.create(zahra, { avatar: await photo('png') })).reply?.id ?? 0;
    const first = await avatarOf(id);
    expect(first).toMatch(/^\/media\/avatar-[0-9a-f]{32}\.webp$/);
    expect((await server.edit(zahra, id, { avatar: await photo('jpeg') })).status).toBe(200);
    const second = await avatarOf(id);
    expect(second).not.toBe(first);
    expect(await stored()).toEqual([{ name: second?.slice('/media/'.length) }]);
    await server.edit(zahra, id);
    expect(await avatarOf(id)).toBe(second);
  });

  it('is none when no file was chosen [S5.8]', async () => {
    const { status, reply } = await server.create(zahra, { avatar: new Uint8Array() });
    expect([status, await avatarOf(reply?.id ?? 0)]).toEqual([200, null]);
  });

  it.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture of 400 million pixels', blackPng(20_000)],
  ])('is refused when it is %s, and nobody is added', async (_what, avatar) => {
    const { status, json } = await server.create(zahra, { avatar });
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, ['avatar']]);
    expect(await server.database.db.select().from(admins)).toHaveLength(1);
  });
});
