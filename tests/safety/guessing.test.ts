import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { knownDevices, loginCodes } from '../../api-server/src/db/tables/logins.ts';
import {
  addCustomer,
  addSession,
  day,
  minute,
  password,
  type TestShop,
  testShop,
} from '../../api-server/src/shop/testShop.ts';

// Test files share what they have loaded; this one needs a server that has loaded the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

const chosen = 'ombak biru 77 karang';
const hour = 60 * minute;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
// Nobody's failures before a test count in it.
beforeEach(() => shop.pass(hour));

interface Brought {
  readonly ip?: string;
  readonly device?: string;
  readonly code?: string;
}
async function login(username: string, typed: string, { ip = '192.0.2.7', device, code }: Brought = {}) {
  const body = { username, password: typed, 'device-token': device, 'login-code': code };
  const { status, json, headers } = await shop.ask('POST /user/authenticate', { body, ip });
  const told = JSON.stringify({ ...json, requestId: undefined });
  const wait = Number(headers.get('retry-after') ?? 0);
  return { status, code: json.code, wait, told, names: [...headers.keys()], data: json.data as unknown as Entered };
}
type Entered = { token: string; 'device-token': string };

const network = (n: number) => `198.18.${Math.floor(n / 250)}.${n % 250}`;
/** Wrong guesses, each from another network; what was answered, and how often. */
async function guessesFrom(networks: number, name: string) {
  const answers: Record<string, number> = {};
  for (let from = 0; from < networks; from += 20) {
    const guesses = Array.from({ length: Math.min(20, networks - from) }, (_, n) =>
      login(name, `tebak ${n}`, { ip: network(from + n) }),
    );
    for (const { code = '' } of await Promise.all(guesses)) answers[code] = (answers[code] ?? 0) + 1;
  }
  return answers;
}
async function codesTo(email: string) {
  const mails = await shop.mailsTo(email);
  return mails.map(({ text }) => /Kode masuk: (\S+)/.exec(text)?.[1] ?? '');
}

it('2: from one network five guesses are answered; then each answer has to be waited for twice as long', async () => {
  const { username, email } = await addCustomer(shop);
  for (const name of [username, 'tak-ada-di-sini']) {
    for (let guess = 0; guess < 5; guess += 1) expect((await login(name, 'tebak')).code).toBe('LOGIN_FAILED');
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      // As often as one likes: what is not answered does not make it longer.
      const [{ code, wait }] = [await login(name, 'tebak'), await login(name, 'tebak')];
      expect(code).toBe('LOGIN_CODE_NEEDED');
      waits.push(wait);
      shop.pass(wait * 1000);
      expect((await login(name, 'tebak')).code).toBe('LOGIN_FAILED');
      if (round === 4) break;
    }
    expect(waits).toEqual([10, 20, 40, 80, 160]);
    shop.pass(hour);
  }
  expect(await codesTo(email)).toEqual([]);
  expect((await login(username, password)).status).toBe(200);
});

it('2: from 500 networks ten guesses an hour are answered, and the right one among the others looks like them', async () => {
  const { username } = await addCustomer(shop);
  expect(await guessesFrom(500, username)).toEqual({ LOGIN_FAILED: 10, LOGIN_CODE_NEEDED: 490 });
  const right = await login(username, password, { ip: network(501) });
  const wrong = await login(username, 'tebak', { ip: network(502) });
  expect(right.code).toBe('LOGIN_CODE_NEEDED');
  expect([right.told, right.names]).toEqual([wrong.told, wrong.names]);
});

it('2: a device that logged in before comes in by the password alone while others guess, from anywhere, also after a logout', async () => {
  const { username, email } = await addCustomer(shop);
  const { token, 'device-token': device } = (await login(username, password)).data;
  expect((await shop.ask('POST /user/logout', { token })).status).toBe(200);
  await guessesFrom(12, username);
  await guessesFrom(12, email);
  // The last network of the guessers, too, and by both names.
  for (const name of [username, email]) {
    expect((await login(name, password, { device, ip: network(11) })).status).toBe(200);
  }
  expect((await login(username, password, { ip: network(11) })).code).toBe('LOGIN_CODE_NEEDED');
});

it('2: a device that guesses waits by itself, and opens no other account', async () => {
  const [mine, other] = [await addCustomer(shop), await addCustomer(shop)];
  const { 'device-token': device } = (await login(mine.username, password)).data;
  for (let guess = 0; guess < 5; guess += 1) await login(mine.username, 'tebak', { device });
  expect((await login(mine.username, password, { device })).code).toBe('LOGIN_CODE_NEEDED');
  expect((await login(mine.username, password, { ip: network(1) })).status).toBe(200);
  await guessesFrom(12, other.username);
  expect((await login(other.username, password, { device, ip: network(20) })).code).toBe('LOGIN_CODE_NEEDED');
});

it('2: a family shares a device', async () => {
  const [one, other] = [await addCustomer(shop), await addCustomer(shop)];
  const { 'device-token': device } = (await login(one.username, password)).data;
  const second = (await login(other.username, password, { device })).data;
  expect(second['device-token']).toBe(device);
  for (const { username } of [one, other]) {
    await guessesFrom(11, username);
    expect((await login(username, password, { device })).status).toBe(200);
  }
});

it('2: on a new device the right password comes in with the mailed code, also from the very network that guesses', async () => {
  const { username, email } = await addCustomer(shop);
  const ip = '203.0.113.50';
  for (let guess = 0; guess < 40; guess += 1) await login(username, 'tebak', { ip });
  expect((await login(username, password, { ip })).code).toBe('LOGIN_CODE_NEEDED');
  const [code = ''] = await codesTo(email);
  expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  await login(username, 'tebak', { ip });
  const typed = ` ${code.toUpperCase().replace('-', ' ')}`;
  const entered = await login(username, password, { ip, code: typed });
  expect(entered.status).toBe(200);
  // And the device is known from now on.
  await guessesFrom(12, username);
  expect((await login(username, password, { ip, device: entered.data['device-token'] })).status).toBe(200);
});

it('2: username and e-mail have ten guesses together, and nobody sees from outside that they belong together', async () => {
  const { username, email } = await addCustomer(shop);
  await guessesFrom(10, username);
  // Whose e-mail it is shows in no answer: not in a wrong one, and not in the right one, which is told by mail only.
  const strange = await login('orang.lain@samudra.example', 'tebak', { ip: network(20) });
  const wrong = await login(email, 'tebak', { ip: network(21) });
  const right = await login(email, password, { ip: network(22) });
  expect(strange.code).toBe('LOGIN_FAILED');
  for (const { told, status, names } of [wrong, right]) {
    expect([told, status, names]).toEqual([strange.told, strange.status, strange.names]);
  }
  const [code = ''] = await codesTo(email);
  expect((await login(email, password, { ip: network(22), code })).status).toBe(200);
});

it('1, 2: an unknown name is answered as a known one at every step, in every byte and for the same work', async () => {
  const { username, email } = await addCustomer(shop);
  const newcomer = await addCustomer(shop, { passwordHash: null });
  const transcript = async (name: string, last: string) => {
    const answers: unknown[] = [];
    const say = async (typed: string, more: Brought) => {
      vi.mocked(verify).mockClear();
      const { status, told, names, wait } = await login(name, typed, more);
      answers.push({ status, told, names, wait, hashed: vi.mocked(verify).mock.calls.length });
    };
    for (let guess = 0; guess < 12; guess += 1) await say('tebak', { ip: network(guess) });
    await say(last, { ip: network(50) });
    await say(last, { ip: network(50), code: 'abcde-fghjk' });
    await say(last, { ip: network(50), device: 'x'.repeat(43) });
    shop.pass(hour);
    return answers;
  };
  const known = await transcript(username, password);
  expect(known).toHaveLength(15);
  expect(await transcript('tidak-ada', 'tebak')).toEqual(known);
  expect(await transcript('tidak@ada.example', 'tebak')).toEqual(known);
  expect(await transcript(newcomer.username, 'tebak')).toEqual(known);
  expect(await transcript(email, 'tebak')).toEqual(known);
});

it('1: takes as long for a no after which a mail is sent as for any other', async () => {
  const { username } = await addCustomer(shop);
  await guessesFrom(10, username);
  const time = async (typed: string) => {
    const begun = performance.now();
    await login(username, typed, { ip: network(30) });
    return performance.now() - begun;
  };
  // The pause is longer than all that is done within it.
  for (const typed of [password, 'tebak']) expect(await time(typed)).toBeGreaterThan(149);
});

it('2: a guesser has no mail sent to anybody, and who knows the password has four an hour sent', async () => {
  const { username, email } = await addCustomer(shop);
  await guessesFrom(30, username);
  expect(await codesTo(email)).toEqual([]);
  for (let ask = 0; ask < 9; ask += 1) await login(username, password, { ip: network(60 + ask) });
  const codes = await codesTo(email);
  expect(codes).toHaveLength(4);
  // All of them are good until the next mail may be sent.
  shop.pass(hour - 1);
  expect((await login(username, password, { code: codes.at(-1) ?? '' })).status).toBe(200);
  shop.pass(1);
  expect((await login(username, password, { code: codes[0] ?? '' })).code).toBe('LOGIN_CODE_WRONG');
});

it('2: a code is good once, also for many at once, beside the right password, and for its own account', async () => {
  const [mine, other] = [await addCustomer(shop), await addCustomer(shop)];
  for (const { username } of [mine, other]) await guessesFrom(10, username);
  await login(mine.username, password);
  const [code = ''] = await codesTo(mine.email);
  expect((await login(other.username, password, { code })).code).toBe('LOGIN_CODE_WRONG');
  expect((await login(mine.username, 'tebak', { code })).code).toBe('LOGIN_CODE_WRONG');
  const at = Array.from({ length: 6 }, () => login(mine.username, password, { code }));
  const statuses = (await Promise.all(at)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401, 401, 401, 401, 401]);
  const kept = JSON.stringify([await shop.db.select().from(loginCodes), await shop.db.select().from(knownDevices)]);
  expect(kept).not.toContain(code.replace('-', ''));
});

it('2: wrong codes neither use up a code nor keep its owner waiting', async () => {
  const { username, email } = await addCustomer(shop);
  await guessesFrom(10, username);
  await login(username, password);
  const [code = ''] = await codesTo(email);
  for (let guess = 0; guess < 60; guess += 1) {
    expect((await login(username, password, { code: `aaaaa-aaa${guess}` })).code).toBe('LOGIN_CODE_WRONG');
  }
  expect((await login(username, password, { code })).status).toBe(200);
});

it('2: of 50 guesses at once from one network five are answered, from 50 networks ten', async () => {
  const both = [await addCustomer(shop), await addCustomer(shop)];
  const ips = [() => '203.0.113.77', (n: number) => `203.0.113.${100 + n}`];
  const answered: number[] = [];
  for (const [at, { username }] of both.entries()) {
    const guess = (_: unknown, n: number) => login(username, `tebak ${n}`, { ip: ips[at]?.(n) ?? '' });
    const codes = (await Promise.all(Array.from({ length: 50 }, guess))).map(({ code }) => code);
    // A server that is busy says so.
    expect(new Set(codes)).toEqual(
      new Set(['LOGIN_FAILED', 'LOGIN_CODE_NEEDED', ...(codes.includes('UNAVAILABLE') ? ['UNAVAILABLE'] : [])]),
    );
    answered.push(codes.filter((code) => code === 'LOGIN_FAILED').length);
  }
  expect(answered[0]).toBeLessThanOrEqual(5);
  expect(answered[1]).toBeLessThanOrEqual(10);
});

it('2: an address of IPv6 guesses for its whole /64', async () => {
  const { username } = await addCustomer(shop);
  const codes: unknown[] = [];
  for (let n = 1; n <= 6; n += 1) codes.push((await login(username, 'tebak', { ip: `2001:db8:7:1::${n}:${n}` })).code);
  expect(codes).toEqual([...Array(5).fill('LOGIN_FAILED'), 'LOGIN_CODE_NEEDED']);
  expect((await login(username, 'tebak', { ip: '2001:db8:7:2::1' })).code).toBe('LOGIN_FAILED');
});

it('2: who is logged in notices nothing of guesses, and may change the password meanwhile', async () => {
  const { id, username, code } = await addCustomer(shop);
  const token = await addSession(shop, id);
  await guessesFrom(30, username);
  expect((await shop.ask(`GET /customer/by-code/${code}`, { token, ip: network(3) })).status).toBe(200);
  const body = { 'current-password': password, 'new-password': chosen, username };
  expect((await shop.ask('POST /user/reset-password', { body, token, ip: network(3) })).status).toBe(200);
});

it('2: in one open login guesses at the password slow that one, and no other login of the customer', async () => {
  const { id, username } = await addCustomer(shop);
  const [stolen, own] = [await addSession(shop, id), await addSession(shop, id)];
  const change = (token: string, current: string) => {
    const body = { 'current-password': current, 'new-password': chosen, username };
    return shop.ask('POST /user/reset-password', { body, token });
  };
  for (let guess = 0; guess < 5; guess += 1) expect((await change(stolen, 'tebak')).status).toBe(422);
  expect(await change(stolen, password)).toMatchObject({ status: 429, json: { code: 'TOO_MANY_TRIES' } });
  expect((await change(own, password)).status).toBe(200);
});

it('2: a new password makes every other device a stranger, and a deleted account all of them', async () => {
  const { username, email } = await addCustomer(shop);
  const [lost, kept] = [(await login(username, password)).data, (await login(username, password)).data];
  await guessesFrom(10, username);
  await login(username, password);
  const [code = ''] = await codesTo(email);
  const body = { 'current-password': password, 'new-password': chosen, username };
  expect((await shop.ask('POST /user/reset-password', { body, token: kept.token })).status).toBe(200);
  expect((await login(username, chosen, { device: lost['device-token'] })).code).toBe('LOGIN_CODE_NEEDED');
  expect((await login(username, chosen, { code })).code).toBe('LOGIN_CODE_WRONG');
  const { status, data } = await login(username, chosen, { device: kept['device-token'] });
  expect(status).toBe(200);
  expect((await shop.ask('DELETE /user', { token: data.token })).status).toBe(200);
  const devices = await shop.db.select().from(knownDevices);
  expect(devices.filter(({ seenAt }) => seenAt.getTime() > shop.now().getTime() - minute)).toEqual([]);
});

it('2: a device that nobody used for 400 days is a stranger', async () => {
  const { forgetEnded } = await import('../../api-server/src/jobs/forgetEnded.ts');
  const { username } = await addCustomer(shop);
  const { 'device-token': device } = (await login(username, password)).data;
  shop.pass(401 * day);
  await forgetEnded(shop.db, shop.now());
  await guessesFrom(10, username);
  expect((await login(username, password, { device })).code).toBe('LOGIN_CODE_NEEDED');
});
