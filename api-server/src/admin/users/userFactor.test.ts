import {
  beginSecondFactor,
  confirmSecondFactor,
  listUsers,
  login,
  ownSecondFactor,
  refresh,
  resetSecondFactor,
  userSecondFactor,
} from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/tables/audit.ts';
import { addAdmin, password } from '../testConsole.ts';
import { type TestUserForms, testUserForms } from '../testUserForms.ts';

let server: TestUserForms;
let zahra: Awaited<ReturnType<TestUserForms['logInAs']>>;

beforeAll(async () => {
  server = await testUserForms();
});
afterAll(() => server.close());
beforeEach(async () => {
  zahra = await server.logInAs(server.roles.super);
});

const reset = (id: number, { token } = zahra) => server.ask(resetSecondFactor, { params: { id } }, token);
const isOn = async (id: number) => (await server.ask(userSecondFactor, { params: { id } }, zahra.token)).reply?.isOn;
const logIn = (email: string, code?: string) => server.ask(login, { body: { email, password, code } });

/** Somebody who has just turned the second factor on. */
async function protectedViewer() {
  const { id, email } = await addAdmin(server, server.roles.viewer);
  const { reply: tokens } = await logIn(email);
  const { reply: key } = await server.ask(beginSecondFactor, { body: { password } }, tokens?.token);
  const code = new TOTP({ secret: Secret.fromBase32(key?.secret ?? '') }).generate({
    timestamp: server.now().getTime(),
  });
  const { reply } = await server.ask(confirmSecondFactor, { body: { code } }, tokens?.token);
  return { id, email, tokens, recoveryCodes: reply?.recoveryCodes ?? [] };
}

describe('the second factor of somebody who lost the phone', () => {
  it('is ended: the password alone lets in again, and every login from before is over', async () => {
    const { id, email, tokens } = await protectedViewer();
    expect(await isOn(id)).toBe(true);
    expect((await logIn(email)).json.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await reset(id)).status).toBe(200);
    expect(await isOn(id)).toBe(false);
    expect((await server.ask(listUsers, { query: {} }, tokens?.token)).status).toBe(401);
    expect((await server.ask(refresh, {}, tokens?.refreshToken)).status).toBe(401);
    const { status, reply } = await logIn(email);
    expect(status).toBe(200);
    const { reply: own } = await server.ask(ownSecondFactor, {}, reply?.token);
    expect(own).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  });

  it('is written down with who ended it', async () => {
    const { id } = await protectedViewer();
    await reset(id);
    const rows = await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(rows.at(-1)).toMatchObject({ action: 'reset-second-factor', entity: 'users', adminId: zahra.id });
  });

  it('is not one’s own, which takes password and code, nor of somebody above, and takes the right to edit users', async () => {
    const clerk = await server.logInAs(server.roles.clerk);
    const viewer = await server.logInAs(server.roles.viewer);
    const { id } = await protectedViewer();
    expect((await reset(zahra.id)).json.code).toBe('OWN_SECOND_FACTOR');
    expect((await reset(zahra.id, clerk)).json.code).toBe('ROLE_ABOVE_OWN');
    expect((await reset(id, viewer)).json.code).toBe('PERMISSION_MISSING');
    expect((await server.ask(userSecondFactor, { params: { id } }, viewer.token)).status).toBe(403);
    expect(await isOn(id)).toBe(true);
    expect((await reset(id, clerk)).status).toBe(200);
  });

  it('is of somebody there is', async () => {
    expect((await reset(2_000_000_000)).status).toBe(404);
    expect((await server.ask(userSecondFactor, { params: { id: 2_000_000_000 } }, zahra.token)).status).toBe(404);
  });
});
