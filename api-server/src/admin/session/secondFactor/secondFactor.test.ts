import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  editRole,
  endSecondFactor,
  listUsers,
  login,
  logout,
  ownSecondFactor,
} from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRecoveryCodes, adminSecondFactors } from '../../../db/tables/admins.ts';
import { auditLog } from '../../../db/tables/audit.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../../testConsole.ts';

const step = 30_000;
const newPassword = { currentPassword: password, newPassword: 'jangkar di dasar' };

describe('the second factor', () => {
  let server: TestConsole;
  let roleId: number;
  beforeAll(async () => {
    server = await testConsole();
    roleId = await addRole(server, 'surveyor', ['list-users']);
  });
  afterAll(() => server.close());

  const logIn = (email: string, code?: string) => server.ask(login, { body: { email, password, code } });
  /** What an authenticator shows, now or so many steps later. */
  const shown = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now().getTime() + steps * step });
  const tokenOf = async (email: string) => (await logIn(email)).reply?.token ?? '';

  /** An admin who has just turned the second factor on, with the clock at a step of which no code was used. */
  async function protectedAdmin() {
    const { id, email } = await addAdmin(server, roleId);
    const token = await tokenOf(email);
    const { reply: key } = await server.ask(beginSecondFactor, { body: { password } }, token);
    const secret = key?.secret ?? '';
    const { reply } = await server.ask(confirmSecondFactor, { body: { code: shown(secret) } }, token);
    server.pass(2 * step);
    return { id, email, token, secret, codes: reply?.recoveryCodes ?? [] };
  }

  it('gives a key for the authenticator, and is on once a code of it was typed', async () => {
    const { email } = await addAdmin(server, roleId);
    const token = await tokenOf(email);
    const { reply } = await server.ask(beginSecondFactor, { body: { password } }, token);
    const secret = reply?.secret ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(reply?.uri ?? '');
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Samudra Emas:${email}`,
    ]);
    expect(uri.searchParams.get('secret')).toBe(secret);
    // Not before: the login still takes the password alone.
    expect((await logIn(email)).status).toBe(200);
    for (const code of ['000000', '\u{10000}\u{10000}!!']) {
      const refused = await server.ask(confirmSecondFactor, { body: { code } }, token);
      expect([refused.status, refused.json.code]).toEqual([422, 'SECOND_FACTOR_WRONG']);
    }
    const confirmed = await server.ask(confirmSecondFactor, { body: { code: shown(secret) } }, token);
    expect(new Set(confirmed.reply?.recoveryCodes).size).toBe(10);
    const { reply: state } = await server.ask(ownSecondFactor, {}, token);
    expect(state).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  });

  it('is set up by nobody who does not know the password, nor twice', async () => {
    const { token, email } = await protectedAdmin();
    const guessed = await server.ask(beginSecondFactor, { body: { password: 'bukan ini' } }, token);
    expect([guessed.status, guessed.json.errors]).toEqual([422, { password: 'Password saat ini salah.' }]);
    const again = await server.ask(beginSecondFactor, { body: { password } }, token);
    expect([again.status, again.json.code]).toEqual([409, 'SECOND_FACTOR_ON']);
    expect((await logIn(email)).status).toBe(409);
  });

  it('makes the login ask for a code, by a status that ends no session', async () => {
    const { email, secret } = await protectedAdmin();
    const asked = await logIn(email);
    expect([asked.status, asked.json.code]).toEqual([409, 'SECOND_FACTOR_NEEDED']);
    expect((await logIn(email, '')).status).toBe(409);
    expect((await logIn(email, shown(secret))).status).toBe(200);
  });

  it('asks for no code whoever has the password wrong', async () => {
    const { email, secret } = await protectedAdmin();
    const wrong = await server.ask(login, { body: { email, password: 'bukan ini', code: shown(secret) } });
    expect([wrong.status, wrong.json.code]).toEqual([401, 'EMAIL_OR_PASSWORD_WRONG']);
    expect((await logIn(email, shown(secret))).status).toBe(200);
  });

  it('takes each code once, and none from before it', async () => {
    const { email, secret } = await protectedAdmin();
    const [before, code] = [shown(secret, -1), shown(secret)];
    expect((await logIn(email, code)).status).toBe(200);
    for (const used of [code, before]) {
      const again = await logIn(email, used);
      expect([again.status, again.json.code]).toEqual([422, 'SECOND_FACTOR_WRONG']);
    }
    server.pass(step);
    expect((await logIn(email, shown(secret))).status).toBe(200);
  });

  it('lets one of two logins in that come with the same code at once', async () => {
    const { email, secret } = await protectedAdmin();
    const code = shown(secret);
    const both = await Promise.all([logIn(email, code), logIn(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [1, 200],
    [2, 422],
  ])('answers a clock that is %i steps off with %i', async (steps, status) => {
    const { email, secret } = await protectedAdmin();
    server.pass(step);
    expect((await logIn(email, shown(secret, steps))).status).toBe(status);
  });

  it('takes each recovery code once, however it is typed, and keeps none as it is', async () => {
    const { id, email, token, codes } = await protectedAdmin();
    const [first = '', second = ''] = codes;
    expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect((await logIn(email, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await logIn(email, first)).status).toBe(422);
    expect((await logIn(email, second)).status).toBe(200);
    expect((await server.ask(ownSecondFactor, {}, token)).reply?.recoveryCodesLeft).toBe(8);
    const rows = await server.database.db.select().from(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, id));
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  it("takes nobody else's recovery code", async () => {
    const [a, b] = [await protectedAdmin(), await protectedAdmin()];
    expect((await logIn(b.email, a.codes[0])).status).toBe(422);
  });

  it('after five wrong codes wants a mailed one beside the right one, or a wait', async () => {
    const { email, secret } = await protectedAdmin();
    for (let guess = 0; guess < 5; guess += 1) expect((await logIn(email, `00000${guess}`)).status).toBe(422);
    const refused = await logIn(email, shown(secret));
    expect([refused.status, refused.json.code]).toEqual([429, 'LOGIN_CODE_NEEDED']);
    server.pass(10_000);
    expect((await logIn(email, shown(secret))).status).toBe(200);
  });

  it('is turned off by password and code together', async () => {
    const { email, token, secret } = await protectedAdmin();
    const off = (body: { password: string; code: string }) => server.ask(endSecondFactor, { body }, token);
    expect((await off({ password: 'bukan ini', code: shown(secret) })).status).toBe(422);
    expect((await off({ password, code: '000000' })).status).toBe(422);
    expect((await logIn(email)).status).toBe(409);
    expect((await off({ password, code: shown(secret) })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('lets nobody whose role wants one do anything else before it is set up, from the next call on', async () => {
    const boss = await addAdmin(server, await addRole(server, 'super-admin', []));
    const strict = await addRole(server, 'finance', ['list-users']);
    const { email } = await addAdmin(server, strict);
    const early = await tokenOf(email);
    const form = { displayName: 'Finance', permissions: [{ name: 'list-users' as const, access: true }] };
    const require = { params: { id: strict }, body: { ...form, requiresSecondFactor: true } };
    const { reply: role } = await server.ask(editRole, require, await tokenOf(boss.email));
    expect(role?.requiresSecondFactor).toBe(true);
    expect((await server.ask(listUsers, { query: {} }, early)).status).toBe(403);

    const { reply: entered } = await logIn(email);
    expect(entered?.mustSetUpSecondFactor).toBe(true);
    const token = entered?.token ?? '';
    const refused = await server.ask(listUsers, { query: {} }, token);
    expect([refused.status, refused.json.code]).toEqual([403, 'SECOND_FACTOR_SET_UP_NEEDED']);
    expect((await server.ask(changeOwnPassword, { body: newPassword }, token)).status).toBe(403);
    expect((await server.ask(ownSecondFactor, {}, token)).reply?.isRequired).toBe(true);
    const { reply: key } = await server.ask(beginSecondFactor, { body: { password } }, token);
    await server.ask(confirmSecondFactor, { body: { code: shown(key?.secret ?? '') } }, token);
    expect((await server.ask(listUsers, { query: {} }, token)).status).toBe(200);
    server.pass(step);
    const again = await logIn(email, shown(key?.secret ?? ''));
    expect([again.status, again.reply?.mustSetUpSecondFactor]).toEqual([200, undefined]);
    expect((await server.ask(logout, {}, token)).status).toBe(200);
  });

  it('keeps its secret sealed in the database, for its owner alone', async () => {
    const [a, b] = [await protectedAdmin(), await protectedAdmin()];
    const { db } = server.database;
    const rows = await db.select().from(adminSecondFactors);
    for (const { secret } of rows) expect(secret).toMatch(/^sealed:/);
    const { secret = '' } = rows.find(({ adminId }) => adminId === a.id) ?? {};
    // Whoever may write in the database still does not give an admin a secret they know.
    await db.update(adminSecondFactors).set({ secret }).where(eq(adminSecondFactors.adminId, b.id));
    const { status, json } = await logIn(b.email, shown(a.secret));
    expect([status, json.code]).toEqual([409, 'SECOND_FACTOR_UNREADABLE']);
    expect((await logIn(b.email, b.codes[0])).status).toBe(200);
  });

  it('is written down, and its secrets are not', async () => {
    const { id, email, secret, codes } = await protectedAdmin();
    await logIn(email, codes[0]);
    const rows = await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(rows.map(({ action }) => action)).toEqual([
      'log-in',
      'begin-second-factor',
      'turn-on-second-factor',
      'log-in',
    ]);
    const text = JSON.stringify(rows);
    for (const kept of [secret, ...codes]) expect(text).not.toContain(kept);
  });
});
