import { randomBytes } from 'node:crypto';
import { type AdminLogin, listUsers, login, logout, refresh } from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminSessions, admins } from '../../db/tables/admins.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../testConsole.ts';

const minute = 60_000;

describe('the session of the console', () => {
  let server: TestConsole;
  let roleId: number;
  beforeAll(async () => {
    server = await testConsole();
    roleId = await addRole(server, 'surveyor', ['list-users'], ['delete-users']);
  });
  afterAll(() => server.close());

  const logIn = async (email: string): Promise<AdminLogin> => {
    const { reply } = await server.ask(login, { body: { email, password } });
    if (!reply) throw new Error('the login failed');
    return reply;
  };
  const newLogin = async () => logIn((await addAdmin(server, roleId)).email);
  const statusWith = async (token: string) => (await server.ask(listUsers, { query: {} }, token)).status;

  it('gives token, refresh token, expiry, profile and permissions for the right password [S7.4] [S3.1] [S3.5]', async () => {
    await addAdmin(server, roleId, { email: 'rani@samudra.example', name: 'Rani Dewi Putri' });
    const { status, json } = await server.ask(login, { body: { email: ' Rani@Samudra.example', password } });
    expect(status).toBe(200);
    expect(json.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(server.now().getTime() + 30 * minute).toISOString(),
      profile: {
        id: expect.any(Number),
        email: 'rani@samudra.example',
        fullName: 'Rani Dewi Putri',
        firstName: 'Rani',
        lastName: 'Dewi Putri',
        phone: '0215551234',
        avatar: null,
        lastLogin: null,
        address: 'Jl. Pelabuhan 1, Jakarta',
        address2: null,
        zipCode: null,
      },
      permissions: [
        { name: 'delete-users', access: false },
        { name: 'list-users', access: true },
      ],
      device: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('shows the picture, and tells the moment of the login before [S3.1]', async () => {
    const { email } = await addAdmin(server, roleId, { avatar: '/media/rani.webp' });
    const first = server.now();
    expect((await logIn(email)).profile).toMatchObject({ avatar: '/media/rani.webp', lastLogin: null });
    server.pass(minute);
    expect((await logIn(email)).profile.lastLogin).toEqual(first);
  });

  it('answers an unknown e-mail and a wrong password with the same 401', async () => {
    const { email } = await addAdmin(server, roleId);
    const wrong = await server.ask(login, { body: { email, password: 'salah' } });
    const unknown = await server.ask(login, { body: { email: 'tidak@ada.example', password } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const sameBut = { ...wrong.json, requestId: expect.any(String) };
    expect(unknown.json).toEqual(sameBut);
    expect(wrong.json).toMatchObject({ code: 'EMAIL_OR_PASSWORD_WRONG', message: ['Email atau password salah.'] });
  });

  it('refuses an e-mail address that is none, and an empty password, by field [S5.1] [S5.2]', async () => {
    const { status, json } = await server.ask(login, { body: { email: 'rani@', password: '' } });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ email: 'alamat email tidak valid.', password: 'Wajib diisi.' });
  });

  it('lets nobody in whom the office has deactivated or deleted', async () => {
    const inactive = await addAdmin(server, roleId, { isActive: false });
    const deleted = await addAdmin(server, roleId, { deletedAt: new Date('2026-02-02T00:00:00Z') });
    for (const { email } of [inactive, deleted]) {
      expect((await server.ask(login, { body: { email, password } })).status).toBe(401);
    }
  });

  it('tells one network nothing more after five failures on one account, and takes the right password after the wait', async () => {
    const { email } = await addAdmin(server, roleId);
    const attempt = (guess: string) => server.ask(login, { body: { email, password: guess } });
    for (let guess = 0; guess < 5; guess += 1) expect((await attempt(`tebakan ${guess}`)).status).toBe(401);
    const stopped = await attempt(password);
    expect([stopped.status, stopped.json.code]).toEqual([429, 'LOGIN_CODE_NEEDED']);
    expect(stopped.headers.get('retry-after')).toBe('10');
    server.pass(10_000);
    expect((await attempt(password)).status).toBe(200);
  });

  it('gives twenty guesses at once no more than one after another', async () => {
    const { email } = await addAdmin(server, roleId);
    const guesses = Array.from({ length: 20 }, (_, guess) => ({ email, password: `tebakan ${guess}` }));
    const answers = await Promise.all(guesses.map((body) => server.ask(login, { body })));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
    server.pass(15 * minute + 1000);
  });

  it('refuses every other kind of token with 401', async () => {
    const { refreshToken } = await newLogin();
    const others = [
      '',
      'x',
      randomBytes(32).toString('base64url'),
      refreshToken,
      'a'.repeat(5000),
      'eyJhbGciOiJub25lIn0.e30.',
    ];
    for (const token of others) expect(await statusWith(token)).toBe(401);
  });

  it('stores no token and no password as it is', async () => {
    const { token, refreshToken } = await newLogin();
    const stored = JSON.stringify([
      await server.database.db.select().from(adminSessions),
      await server.database.db.select().from(admins),
    ]);
    for (const secret of [token, refreshToken, password]) expect(stored).not.toContain(secret);
  });

  it('ends an access token after 30 minutes, and the whole login when it was idle that long', async () => {
    const { token, refreshToken } = await newLogin();
    server.pass(30 * minute - 1);
    expect(await statusWith(token)).toBe(200);
    server.pass(1);
    expect(await statusWith(token)).toBe(401);
    // Used a moment ago, so the login itself goes on.
    const renewed = (await server.ask(refresh, {}, refreshToken)).reply;
    expect(await statusWith(renewed?.token ?? '')).toBe(200);
    server.pass(30 * minute);
    expect((await server.ask(refresh, {}, renewed?.refreshToken)).status).toBe(401);
  });

  it('ends a login after 12 hours, however busy', async () => {
    let { refreshToken } = await newLogin();
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      server.pass(25 * minute);
      const { reply } = await server.ask(refresh, {}, refreshToken);
      refreshToken = reply?.refreshToken ?? '';
    }
    server.pass(25 * minute);
    expect((await server.ask(refresh, {}, refreshToken)).status).toBe(401);
  });

  it('gives new tokens for the refresh token in the Authorization header, and the old ones soon end [S7.11]', async () => {
    const before = await newLogin();
    const { status, reply } = await server.ask(refresh, {}, before.refreshToken);
    expect(status).toBe(200);
    expect(reply?.token).not.toBe(before.token);
    expect(reply?.refreshToken).not.toBe(before.refreshToken);
    expect(await statusWith(reply?.token ?? '')).toBe(200);
    // What was under way with the old token is still answered.
    expect(await statusWith(before.token)).toBe(200);
    server.pass(30_000);
    expect(await statusWith(before.token)).toBe(401);
    expect(await statusWith(reply?.token ?? '')).toBe(200);
  });

  it('answers the token just replaced with the same new pair, also to several at once', async () => {
    const { refreshToken } = await newLogin();
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.ask(refresh, {}, refreshToken)));
    server.pass(30_000);
    answers.push(await server.ask(refresh, {}, refreshToken));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { reply } of answers) expect(reply).toEqual(answers[0]?.reply);
  });

  it('takes a later use of a replaced token for theft and ends every token of that login', async () => {
    const mine = await newLogin();
    const other = await newLogin();
    const renewed = (await server.ask(refresh, {}, mine.refreshToken)).reply;
    server.pass(30_001);
    expect((await server.ask(refresh, {}, mine.refreshToken)).status).toBe(401);
    expect(await statusWith(renewed?.token ?? '')).toBe(401);
    expect((await server.ask(refresh, {}, renewed?.refreshToken)).status).toBe(401);
    expect(await statusWith(other.token)).toBe(200);
  });

  it('ends the login on the server at logout', async () => {
    const { token, refreshToken } = await newLogin();
    expect((await server.ask(logout, {}, token)).status).toBe(200);
    expect(await statusWith(token)).toBe(401);
    expect((await server.ask(refresh, {}, refreshToken)).status).toBe(401);
  });

  it('knows a deactivated admin no more from the next call on', async () => {
    const admin = await addAdmin(server, roleId);
    const { token, refreshToken } = await logIn(admin.email);
    await server.database.db.update(admins).set({ isActive: false }).where(eq(admins.id, admin.id));
    expect(await statusWith(token)).toBe(401);
    expect((await server.ask(refresh, {}, refreshToken)).status).toBe(401);
  });
});
