import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listener } from '../../api-server/src/http/listener.ts';
import { authenticateCustomer } from '../../api-server/src/shop/session/authenticateCustomer.ts';
import { sessionRoutes } from '../../api-server/src/shop/session/routes.ts';
import {
  addCustomer,
  addSession,
  minute,
  password,
  type TestShop,
  testShop,
} from '../../api-server/src/shop/testShop.ts';
import { rowsOf } from '../support/rowsOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.pass(61 * minute));

async function somebody(more: Parameters<typeof addCustomer>[1] = {}) {
  const customer = await addCustomer(shop, more);
  return { ...customer, token: await addSession(shop, customer.id) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

let asks = 0;
const somewhere = () => {
  asks += 1;
  return `10.0.${asks >> 8}.${asks & 255}`;
};
const forgot = (email: string, ip = somewhere()) => shop.ask('PUT /user/forgot-password', { body: { email }, ip });
const follow = (email: string, token?: string, ip = somewhere()) =>
  shop.ask(`GET /user/get-new-password/${encodeURIComponent(email)}${token === undefined ? '' : `?token=${token}`}`, {
    ip,
  });
const tokenTo = async (email: string) => (await shop.mailsTo(email))[0]?.text.match(/token=([\w-]{43})/)?.[1] ?? '';
const logIn = async (username: string) =>
  (await shop.ask('POST /user/authenticate', { body: { username, password }, ip: somewhere() })).status;
const asSeen = ({ status, json, headers }: Awaited<ReturnType<typeof forgot>>) => {
  const names = [...headers.keys()].filter((name) => name !== 'date');
  return { status, json: { ...json, requestId: '' }, names };
};

it('7: answers a forgotten password the same, and as late, for an address that nobody has', async () => {
  const { email, username } = await somebody();
  const before = await rowsOf(shop.db, ['budget_uses']);
  const unknown = asSeen(await forgot('bukan.siapa@samudra.example'));
  const begun = performance.now();
  for (const nobody of ['satu', 'dua', 'tiga', 'empat']) await forgot(`${nobody}@samudra.example`);
  // What the work takes is less, and depends on the address.
  expect(performance.now() - begun).toBeGreaterThan(4 * 149);
  expect(unknown).toMatchObject({ status: 200, json: { message: [], data: null } });
  expect(await rowsOf(shop.db, ['budget_uses'])).toEqual(before);
  expect(asSeen(await forgot(email))).toEqual(unknown);
  expect(await rowsOf(shop.db, ['budget_uses', 'mail_outbox', 'password_links'])).toMatchObject({
    customers: before.customers,
    sessions: before.sessions,
    one_time_passwords: before.one_time_passwords,
  });
  expect(await logIn(username)).toBe(200);
});

it('7: mails one link in a quarter of an hour to an address, and tells nobody that it did not', async () => {
  const { email } = await somebody();
  const answers = await Promise.all(Array.from({ length: 20 }, () => forgot(email)));
  expect(new Set(answers.map((answer) => JSON.stringify(asSeen(answer)))).size).toBe(1);
  expect(await shop.mailsTo(email)).toHaveLength(1);
  shop.pass(15 * minute);
  await forgot(email);
  expect(await shop.mailsTo(email)).toHaveLength(2);
});

it('7: is asked five times in an hour from one place', async () => {
  const { email } = await somebody();
  const place = somewhere();
  for (let ask = 0; ask < 5; ask += 1) expect((await forgot(`x${ask}@samudra.example`, place)).status).toBe(200);
  const { status, headers } = await forgot(email, place);
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, 3_600]);
  expect(await shop.mailsTo(email)).toEqual([]);
  shop.pass(60 * minute);
  expect((await forgot(email, place)).status).toBe(200);
});

it('7: writes to the address of the account, whatever looks like it, and takes no second header', async () => {
  const { email } = await somebody({ email: 'kapten@samudra.example' });
  await forgot('KAPTEN@samudra.example');
  expect(await shop.mailsTo(email)).toHaveLength(1);
  for (const evil of ['kapten@samudra.example\r\nbcc: x@jahat.example', 'kapten@samudra.example,x@jahat.example']) {
    expect((await forgot(evil)).status).toBe(422);
  }
});

it('8: changes nothing for a stranger, a prefetcher or a mail scanner, and answers all of them the same', async () => {
  const [mine, other] = [await somebody(), await somebody()];
  await forgot(mine.email);
  await forgot(other.email);
  const [token, theirs] = [await tokenTo(mine.email), await tokenTo(other.email)];
  const before = await rowsOf(shop.db, ['budget_uses']);
  const strangers = [undefined, '', 'x'.repeat(43), 'x'.repeat(128), theirs, token.toUpperCase(), `${token}%20`];
  const answers = [];
  for (const guess of strangers) answers.push(asSeen(await follow(mine.email, guess)));
  answers.push(asSeen(await follow('bukan.siapa@samudra.example', token)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 200, json: { message: [], data: null } });
  expect(await rowsOf(shop.db, ['budget_uses'])).toEqual(before);
  expect(await logIn(mine.username)).toBe(200);
  expect((await shop.ask(`GET /customer/by-code/${mine.code}`, { token: mine.token })).status).toBe(200);
});

it('8: follows a link once, also when many do at once, and none after an hour', async () => {
  const [mine, late] = [await somebody(), await somebody()];
  await forgot(mine.email);
  const token = await tokenTo(mine.email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => follow(mine.email, token)));
  expect(new Set(answers.map((answer) => JSON.stringify(asSeen(answer)))).size).toBe(1);
  expect(await shop.mailsTo(mine.email)).toHaveLength(2);
  await forgot(late.email);
  const old = await tokenTo(late.email);
  shop.pass(60 * minute);
  await follow(late.email, old);
  expect(await shop.mailsTo(late.email)).toHaveLength(1);
});

it('8: is asked five times in an hour from one place, and never by HEAD', async () => {
  const { email } = await somebody();
  const place = somewhere();
  for (let ask = 0; ask < 5; ask += 1) expect((await follow(email, undefined, place)).status).toBe(200);
  expect((await follow(email, undefined, place)).status).toBe(429);
  const head = await fetch(`http://127.0.0.1:${shop.port}/user/get-new-password/${email}`, { method: 'HEAD' });
  expect(head.status).toBe(404);
});

it('trap 2, 66: writes neither address nor token of a link into the log, whatever goes wrong', async () => {
  let logged = '';
  const write = (chunk: Buffer, _: unknown, done: () => void) => {
    logged += chunk;
    done();
  };
  const log = pino({ level: 'trace' }, new Writable({ write }));
  const now = (): Date => {
    throw new Error('no clock');
  };
  const broken = { ...shop.services, log, now };
  for (const [services, status] of [
    [{ ...shop.services, log }, 200],
    [broken, 500],
  ] as const) {
    const app = await listener(services);
    sessionRoutes({ app, authenticate: authenticateCustomer(services) }, services);
    const url = '/user/get-new-password/kenari%40sangkar.example?token=kenari-token';
    expect((await app.inject({ url })).statusCode).toBe(status);
    expect((await app.inject({ url: `/user/get-new-password/kenari${'x'.repeat(400)}` })).statusCode).toBeLessThan(500);
    // A percent sign that begins no letter is read as one, and reaches the same route.
    expect((await app.inject({ url: '/user/get-new-password/kenari%' })).statusCode).toBe(status);
    await app.close();
  }
  expect(logged).toContain('/user/get-new-password');
  expect(logged.toLowerCase()).not.toContain('kenari');
});

const save = ({ code, token }: Somebody, email: string) =>
  shop.ask('PUT /customer', {
    token,
    body: {
      ...{ code, email, 'first-name': 'Dewi', 'last-name': null, gender: 'P', 'birth-date': '17-05-1990' },
      ...{ 'phone-number': '0812345678', 'level-id': 1, 'customer-type': 'INDIVIDU' },
    },
  });
const confirm = ({ token: login }: Somebody, token: string) =>
  shop.ask('POST /customer/confirm-email', { token: login, body: { token }, ip: somewhere() });
const wishTo = async (email: string) =>
  (await shop.mailsTo(email))[0]?.text.match(/confirm-email=([\w-]{43})/)?.[1] ?? '';

it('21: moves no account to another mailbox with a stolen login alone', async () => {
  const victim = await somebody();
  const email = 'pencuri@jahat.example';
  await save(victim, email);
  await forgot(email);
  await forgot(victim.email);
  expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toEqual(['Konfirmasi email baru Samudra Emas']);
  const told = (await shop.mailsTo(victim.email)).map(({ subject }) => subject);
  expect(told).toEqual(['Permintaan password baru Samudra Emas', 'Permintaan perubahan email akun Samudra Emas']);
});

it('21: confirms an address only in the login of who wants it', async () => {
  const [mine, other] = [await somebody(), await somebody()];
  await save(mine, 'baru@samudra.example');
  const token = await wishTo('baru@samudra.example');
  const before = await rowsOf(shop.db);
  expect(await confirm(other, token)).toMatchObject({ status: 422, json: { code: 'LINK_INVALID' } });
  const visitor = await shop.ask('POST /customer/confirm-email', { body: { token } });
  expect(visitor.status).toBe(401);
  expect(await rowsOf(shop.db)).toEqual(before);
  expect((await confirm(mine, token)).status).toBe(200);
});

it('21: answers an address that somebody has like any other, and mails its owner no token', async () => {
  const [mine, owner] = [await somebody(), await somebody({ email: 'punya@samudra.example' })];
  const taken = await save(mine, 'Punya@samudra.example');
  const free = await save(mine, 'belum@samudra.example');
  const withFree = { ...taken.json.data, 'pending-email': 'belum@samudra.example' };
  expect([taken.status, free.status, free.json.data]).toEqual([200, 200, withFree]);
  const [mail, ...more] = await shop.mailsTo(owner.email);
  expect(mail?.subject).toBe('Anda sudah memiliki akun Samudra Emas');
  expect(mail?.text).not.toContain('confirm-email');
  expect(more).toEqual([]);
  expect((await shop.mailsTo(mine.email)).map(({ subject }) => subject)).toHaveLength(2);
});
