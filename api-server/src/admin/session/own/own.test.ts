import {
  changeOwnPassword,
  endOtherLogins,
  endOwnLogin,
  listUsers,
  login,
  ownLogins,
  refresh,
} from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/tables/audit.ts';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../../testConsole.ts';

const minute = 60_000;

describe("an admin's own logins", () => {
  let server: TestConsole;
  let roleId: number;
  beforeAll(async () => {
    server = await testConsole();
    roleId = await addRole(server, 'surveyor', ['list-users']);
  });
  afterAll(() => server.close());

  async function logIn(email: string, typed = password) {
    const { reply } = await server.ask(login, { body: { email, password: typed } });
    if (!reply) throw new Error('the login failed');
    return reply;
  }
  /** An admin who is logged in on two devices, a minute apart. */
  async function onTwoDevices() {
    const { id, email } = await addAdmin(server, roleId);
    const first = await logIn(email);
    server.pass(minute);
    return { id, email, first, second: await logIn(email) };
  }
  const listed = async (token: string) => (await server.ask(ownLogins, {}, token)).reply ?? [];
  const statusWith = async (token: string) => (await server.ask(listUsers, { query: {} }, token)).status;

  it('are listed with when and from where, and which one asks', async () => {
    const begun = server.now();
    const { first, second } = await onTwoDevices();
    const logins = await listed(first.token);
    expect(logins).toEqual([
      expect.objectContaining({ isCurrent: true, begunAt: begun, lastSeenAt: server.now(), ip: '127.0.0.1' }),
      expect.objectContaining({ isCurrent: false, begunAt: server.now(), userAgent: 'node' }),
    ]);
    expect((await listed(second.token)).map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  });

  it('stay one each however often they are refreshed, and keep their device', async () => {
    const { first, second } = await onTwoDevices();
    const { reply } = await server.ask(refresh, {}, second.refreshToken);
    server.pass(minute);
    const logins = await listed(first.token);
    expect(logins.map(({ userAgent, ip }) => [userAgent, ip])).toEqual([
      ['node', '127.0.0.1'],
      ['node', '127.0.0.1'],
    ]);
    // Whoever read the list before the refresh ends the same login.
    const [other] = logins.filter(({ isCurrent }) => !isCurrent);
    await server.ask(endOwnLogin, { params: { id: other?.id ?? 0 } }, first.token);
    expect(await statusWith(reply?.token ?? '')).toBe(401);
  });

  it('are not listed once they are over', async () => {
    const { email, first } = await onTwoDevices();
    server.pass(31 * minute);
    const { token } = await logIn(email);
    expect(await listed(token)).toHaveLength(1);
    expect(await statusWith(first.token)).toBe(401);
  });

  it('end one by one: the next call of that device is refused, and no refresh brings it back', async () => {
    const { first, second } = await onTwoDevices();
    const [other] = (await listed(first.token)).filter(({ isCurrent }) => !isCurrent);
    expect((await server.ask(endOwnLogin, { params: { id: other?.id ?? 0 } }, first.token)).status).toBe(200);
    expect(await statusWith(second.token)).toBe(401);
    expect((await server.ask(refresh, {}, second.refreshToken)).status).toBe(401);
    expect(await statusWith(first.token)).toBe(200);
  });

  it('of others stay as they are', async () => {
    const [mine, theirs] = [await onTwoDevices(), await onTwoDevices()];
    const [one] = await listed(theirs.first.token);
    await server.ask(endOwnLogin, { params: { id: one?.id ?? 0 } }, mine.first.token);
    await server.ask(endOtherLogins, {}, mine.first.token);
    expect(await listed(theirs.first.token)).toHaveLength(2);
  });

  it('end all but this one', async () => {
    const { email, first, second } = await onTwoDevices();
    const third = await logIn(email);
    await server.ask(endOtherLogins, {}, third.token);
    expect([await statusWith(first.token), await statusWith(second.token)]).toEqual([401, 401]);
    expect(await statusWith(third.token)).toBe(200);
  });

  it('end with a new password, all but this one', async () => {
    const { id, email, first, second } = await onTwoDevices();
    const body = { currentPassword: password, newPassword: 'jangkar di dasar' };
    expect((await server.ask(changeOwnPassword, { body }, first.token)).status).toBe(200);
    expect([await statusWith(first.token), await statusWith(second.token)]).toEqual([200, 401]);
    expect((await server.ask(login, { body: { email, password } })).status).toBe(401);
    expect(await statusWith((await logIn(email, 'jangkar di dasar')).token)).toBe(200);
    const rows = await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'change-password', before: { passwordHash: '***' }, adminId: id }),
    );
  });

  it.each([
    ['bukan ini', 'jangkar di dasar', { currentPassword: 'Password saat ini salah.' }],
    [password, 'pendek', { newPassword: 'Minimal 8 karakter.' }],
    [password, 'admin-kantor@samudra.example', { newPassword: expect.any(String) }],
  ])('keep the password when %s is to become %s', async (currentPassword, newPassword, errors) => {
    const email = `admin-kantor@samudra.example`;
    const { id } = await addAdmin(server, roleId, { email });
    const { token } = await logIn(email);
    const refused = await server.ask(changeOwnPassword, { body: { currentPassword, newPassword } }, token);
    expect([refused.status, refused.json.errors]).toEqual([422, expect.objectContaining(errors)]);
    expect((await logIn(email)).profile.id).toBe(id);
    await server.database.db.execute(`update admins set email_key = 'gone-${id}' where id = ${id}`);
  });

  it('let nobody guess the password of an open console on', async () => {
    const { token } = await logIn((await addAdmin(server, roleId)).email);
    const guess = (currentPassword: string) =>
      server.ask(changeOwnPassword, { body: { currentPassword, newPassword: 'jangkar di dasar' } }, token);
    for (let tried = 0; tried < 5; tried += 1) expect((await guess(`tebak ${tried}`)).status).toBe(422);
    expect((await guess(password)).status).toBe(429);
  });
});
