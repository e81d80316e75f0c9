import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  endSecondFactor,
  login,
} from 'admin-console/contract';
import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAdmin, addRole, password, type TestConsole, testConsole } from '../../api-server/src/admin/testConsole.ts';
import { mailOutbox } from '../../api-server/src/db/tables/mail.ts';

const minute = 60_000;
const step = 30_000;
const elsewhere = '198.51.100.77';

let server: TestConsole;
let roleId: number;
beforeAll(async () => {
  server = await testConsole();
  roleId = await addRole(server, 'surveyor', ['list-users']);
});
afterAll(() => server.close());
// Nobody's failures before a test count in it.
beforeEach(() => server.pass(60 * minute));

interface Typed {
  readonly password?: string;
  readonly code?: string;
  readonly loginCode?: string;
  readonly device?: string | undefined;
}
async function logIn(email: string, typed: Typed = {}, ip = elsewhere) {
  const answer = await server.ask(login, { body: { email, password, ...typed } }, undefined, ip);
  const told = JSON.stringify({ ...answer.json, requestId: undefined });
  return { ...answer, code: answer.json.code, told };
}
async function guessesFrom(networks: number, email: string, typed: Typed = { password: 'tebak' }) {
  const codes: unknown[] = [];
  for (let n = 0; n < networks; n += 1) codes.push((await logIn(email, typed, `203.0.113.${n}`)).code);
  return codes;
}
async function codesTo(email: string) {
  const mails = await server.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, email))
    .orderBy(desc(mailOutbox.id));
  return mails.map(({ text }) => /Kode masuk: (\S+)/.exec(text)?.[1] ?? '');
}
const shown = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now().getTime() });

/** An admin with a second factor, a device that is known, and the clock at a step of which no code was used. */
async function protectedAdmin() {
  const { email } = await addAdmin(server, roleId);
  const { reply } = await logIn(email);
  const { token = '', device = '' } = reply ?? {};
  const { reply: key } = await server.ask(beginSecondFactor, { body: { password } }, token);
  const secret = key?.secret ?? '';
  await server.ask(confirmSecondFactor, { body: { code: shown(secret) } }, token);
  server.pass(2 * step);
  return { email, token, device, secret };
}

it('2: the console answers ten guesses an hour at one admin, and the right password among the others like them', async () => {
  const { email } = await addAdmin(server, roleId);
  const codes = await guessesFrom(40, email);
  expect(codes.filter((code) => code === 'EMAIL_OR_PASSWORD_WRONG')).toHaveLength(10);
  const [right, wrong] = [await logIn(email), await logIn(email, { password: 'tebak' }, '198.51.100.78')];
  const unknown = 'siapa@samudra.example';
  await guessesFrom(10, unknown);
  const strange = await logIn(unknown);
  for (const { status, told } of [right, wrong, strange]) expect([status, told]).toEqual([429, wrong.told]);
});

it('2: an admin comes in by the password alone on a device that is known, and elsewhere with the mailed code', async () => {
  const { email } = await addAdmin(server, roleId);
  const { device } = (await logIn(email)).reply ?? {};
  await guessesFrom(12, email);
  expect((await logIn(email, { device })).status).toBe(200);
  expect(await codesTo(email)).toEqual([]);
  expect((await logIn(email)).code).toBe('LOGIN_CODE_NEEDED');
  const [loginCode = ''] = await codesTo(email);
  expect((await logIn(email, { loginCode, password: 'tebak' })).code).toBe('LOGIN_CODE_WRONG');
  expect((await logIn(email, { loginCode })).status).toBe(200);
  expect((await logIn(email, { loginCode })).code).toBe('LOGIN_CODE_WRONG');
});

it('2: the mailed code does not stand for the second factor, and is not used up before that was shown', async () => {
  const { email, secret } = await protectedAdmin();
  await guessesFrom(12, email);
  await logIn(email);
  const [loginCode = ''] = await codesTo(email);
  expect((await logIn(email, { loginCode })).code).toBe('SECOND_FACTOR_NEEDED');
  expect((await logIn(email, { loginCode, code: '000000' })).code).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn(email, { loginCode, code: shown(secret) })).status).toBe(200);
});

it('2: who has a stolen password and guesses codes of the second factor keeps the admin waiting nowhere', async () => {
  const { email, secret, device } = await protectedAdmin();
  const codes = await guessesFrom(40, email, { code: '000000' });
  expect(codes.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(10);
  expect((await logIn(email, { device, code: shown(secret) })).status).toBe(200);
  server.pass(2 * step);
  const [loginCode = ''] = await codesTo(email);
  expect((await logIn(email, { loginCode, code: shown(secret) })).status).toBe(200);
});

it('2: in one open login guesses at password and code slow that one, and no other login of the admin', async () => {
  const { email, token: own, secret, device } = await protectedAdmin();
  const stolen = (await logIn(email, { device, code: shown(secret) })).reply?.token ?? '';
  server.pass(2 * step);
  const change = (token: string, currentPassword: string) =>
    server.ask(changeOwnPassword, { body: { currentPassword, newPassword: 'jangkar di dasar' } }, token);
  const turnOff = (token: string, code: string) => server.ask(endSecondFactor, { body: { password, code } }, token);
  for (let guess = 0; guess < 5; guess += 1) expect((await turnOff(stolen, '000000')).status).toBe(422);
  expect(await turnOff(stolen, shown(secret))).toMatchObject({ status: 429, json: { code: 'TOO_MANY_TRIES' } });
  expect((await turnOff(own, shown(secret))).status).toBe(200);
  for (let guess = 0; guess < 5; guess += 1) expect((await change(stolen, 'tebak')).status).toBe(422);
  expect((await change(stolen, password)).status).toBe(429);
  expect((await change(own, password)).status).toBe(200);
});

it('2: a new password of an admin makes every device a stranger', async () => {
  const { email } = await addAdmin(server, roleId);
  const { token, device } = (await logIn(email)).reply ?? {};
  const chosen = 'jangkar di dasar';
  const body = { currentPassword: password, newPassword: chosen };
  expect((await server.ask(changeOwnPassword, { body }, token)).status).toBe(200);
  await guessesFrom(11, email);
  expect((await logIn(email, { device, password: chosen })).code).toBe('LOGIN_CODE_NEEDED');
});
