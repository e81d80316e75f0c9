import { request } from 'node:http';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { oneTimePasswords, tries } from '../../api-server/src/db/tables/customers.ts';
import { hashPassword } from '../../api-server/src/security/passwordHash.ts';
import { newToken } from '../../api-server/src/security/token.ts';
import {
  addCustomer,
  addSession,
  day,
  minute,
  password,
  type TestShop,
  testShop,
} from '../../api-server/src/shop/testShop.ts';
import { until } from '../support/until.ts';

// Test files share what they have loaded; this one needs a server that has loaded the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
// Nobody's failures before a test count in it.
beforeEach(() => shop.pass(16 * minute));

const login = (username: string, typed: string, ip?: string) =>
  shop.ask('POST /user/authenticate', { body: { username, password: typed }, ...(ip && { ip }) });
const tenGuesses = async (name: string) => {
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await login(name, `tebak ${guess}`, `198.51.100.${guess}`)).status).toBe(401);
  }
};
const readCompanies = () => shop.ask('POST /company/find-all', { body: { page: 0, size: 10 } });

it('1: answers an unknown name like a wrong password, in every byte and for the same work', async () => {
  const { username, email } = await addCustomer(shop);
  const newcomer = await addCustomer(shop, { passwordHash: null });
  const refusal = async (name: string, typed: string) => {
    vi.mocked(verify).mockClear();
    const { status, json, headers } = await login(name, typed);
    const body = JSON.stringify(json).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'ID');
    return { status, body, headers: [...headers.keys()], hashed: vi.mocked(verify).mock.calls.length };
  };
  for (const typed of ['bukan ini', 'k7mq-x2dw-9hfz-p4tr']) {
    const wrong = await refusal(username, typed);
    expect(wrong).toMatchObject({ status: 401, hashed: 1 });
    for (const name of [email, newcomer.username, 'siapa?', 'siapa@samudra.example']) {
      expect(await refusal(name, typed), name).toEqual(wrong);
    }
  }
});

it('2: tells nothing more after ten failures of a name from anywhere; the password alone works again after an hour', async () => {
  const { username } = await addCustomer(shop);
  for (const name of [username, 'tak-ada']) await tenGuesses(name);
  shop.pass(5 * minute);
  const refused = await login(username, password, '198.51.100.99');
  expect(refused.status).toBe(429);
  expect(refused.json).toMatchObject({ code: 'LOGIN_CODE_NEEDED', params: { retryAfterSeconds: 3300 } });
  expect(refused.headers.get('retry-after')).toBe('3300');
  expect((await login('tak-ada', 'tebak', '198.51.100.99')).status).toBe(429);
  shop.pass(55 * minute);
  expect((await login(username, password, '198.51.100.99')).status).toBe(200);
});

it('2: lets 100 guesses at once get no further than one after another', async () => {
  const { username } = await addCustomer(shop);
  const guess = (_: unknown, n: number) => login(username, `tebak ${n}`, `203.0.113.${n}`);
  const statuses = (await Promise.all(Array.from({ length: 100 }, guess))).map(({ status }) => status);
  const judged = statuses.filter((status) => status === 401).length;
  expect(judged).toBeGreaterThan(0);
  expect(judged).toBeLessThanOrEqual(10);
  // A server that is busy beside may also say so.
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

it('2: tells one network nothing more after thirty failures, also when a login between them is right', async () => {
  const { username } = await addCustomer(shop);
  const ip = '198.51.100.200';
  for (let guess = 0; guess < 30; guess += 1) {
    if (guess === 15) expect((await login(username, password, ip)).status).toBe(200);
    expect((await login(`nama${guess}`, 'tebak', ip)).status).toBe(401);
  }
  const refused = await login(username, password, ip);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await login(username, password, '198.51.100.201')).status).toBe(200);
});

it('2: counts in the database and nowhere else, so that no restart forgets', async () => {
  const { username } = await addCustomer(shop);
  await tenGuesses(username);
  const rows = await shop.db.select().from(tries);
  await shop.db.delete(tries);
  expect((await login(username, password)).status).toBe(200);
  await shop.db.insert(tries).values(rows.map(({ subject, at }) => ({ subject, at })));
  expect((await login(username, password)).status).toBe(429);
});

it('2: lets a password from a mail in, however many guess, from the network that guesses', async () => {
  const { id, username } = await addCustomer(shop);
  const ip = '198.51.100.150';
  for (let guess = 0; guess < 31; guess += 1) await login(username, 'tebak', ip);
  for (let guess = 0; guess < 30; guess += 1) await login(`nama${guess}`, 'tebak', ip);
  const mailed = 'k7mq-x2dw-9hfz-p4tr';
  const expiresAt = new Date(shop.now().getTime() + day);
  await shop.db
    .insert(oneTimePasswords)
    .values({ customerId: id, passwordHash: await hashPassword(mailed), expiresAt });
  expect((await login(username, password, ip)).status).toBe(429);
  expect((await login(username, mailed, ip)).status).toBe(200);
});

it('3: hashes no password of more than 128 characters, and reads none of 1 MB', async () => {
  const { username } = await addCustomer(shop);
  vi.mocked(verify).mockClear();
  expect((await login(username, 'x'.repeat(129))).status).toBe(401);
  expect((await login(username, 'x'.repeat(200_000))).status).toBe(401);
  expect((await login(username, 'x'.repeat(2 ** 20))).status).toBe(413);
  expect(verify).not.toHaveBeenCalled();
});

it('3: of 300 logins at once four are hashed, 64 wait and the others are told to come back, while others read', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let hashing = 0;
  let most = 0;
  vi.mocked(verify).mockImplementation(async () => {
    hashing += 1;
    most = Math.max(most, hashing);
    await gate;
    hashing -= 1;
    return false;
  });
  const refused: { status: number; retryAfter: string | null }[] = [];
  const logins = Array.from({ length: 300 }, async (_, n) => {
    const { status, headers } = await login(`ramai${n}`, 'tebak', `203.${n % 200}.113.${n % 250}`);
    if (status !== 401) refused.push({ status, retryAfter: headers.get('retry-after') });
    return status;
  });
  // Whatever comes of it: who waits must not wait on into the next test.
  const whileFull = until('232 refusals', () => (refused.length >= 232 ? true : undefined));
  const read = await whileFull.then(readCompanies).finally(open);
  expect(read.status).toBe(200);
  const statuses = await Promise.all(logins);
  vi.mocked(verify).mockRestore();
  expect(statuses.filter((status) => status === 401)).toHaveLength(68);
  expect(refused).toEqual(Array(232).fill({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) }));
  expect(most).toBe(4);
  const { username } = await addCustomer(shop);
  expect((await login(username, password)).status).toBe(200);
});

it('10: knows nobody by what is no token of ours, and is never at fault for it', async () => {
  const { id, code } = await addCustomer(shop);
  const token = await addSession(shop, id);
  const statusWith = async (authorization: string) =>
    (await shop.ask(`GET /customer/by-code/${code}`, { headers: { authorization } })).status;
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  const jwt = ['{"alg":"none"}', '{"sub":"1","crit":["x"]}', ''].map((part) => Buffer.from(part).toString('base64url'));
  const odd = ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`];
  for (const header of [
    ...odd,
    `Bearer ${jwt.join('.')}`,
    `Bearer ${'a'.repeat(12_000)}`,
    `Bearer ${token}, ${token}`,
  ]) {
    expect(await statusWith(header), header.slice(0, 60)).toBe(401);
  }
  const twice = ['Authorization', `Bearer ${newToken()}`, 'Authorization', `Bearer ${token}`];
  expect(await statusOf(`/customer/by-code/${code}`, twice)).toBe(401);
  // Node's own limit for headers answers.
  expect(await statusOf(`/customer/by-code/${code}`, ['Authorization', `Bearer ${'a'.repeat(100_000)}`])).toBe(431);
});

/** The status of a GET whose headers no fetch would send. */
function statusOf(path: string, headers: string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: shop.port, path, headers: ['Host', 'toko.example', ...headers] },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    asked.on('error', reject).end();
  });
}
