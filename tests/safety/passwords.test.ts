import { eq } from 'drizzle-orm';
import { logout, resetPassword } from 'shop-core/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { oneTimePasswords } from '../../api-server/src/db/tables/customers.ts';
import { hashPassword } from '../../api-server/src/security/passwordHash.ts';
import { commonPasswords } from '../../api-server/src/shop/session/commonPasswords.ts';
import { addBuyer } from '../../api-server/src/shop/testPurchase.ts';
import {
  addCustomer,
  addSession,
  day,
  minute,
  password,
  type TestShop,
  testShop,
} from '../../api-server/src/shop/testShop.ts';
import { rowsOf } from '../support/rowsOf.ts';
import { wholeServer } from './wholeServer.ts';

const chosen = 'ombak biru 77 karang';
const mailed = 'k7mq-x2dw-9hfz-p4tr';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.pass(16 * minute));

async function somebody(more: Parameters<typeof addCustomer>[1] = {}) {
  const customer = await addCustomer(shop, more);
  return { ...customer, token: await addSession(shop, customer.id) };
}
async function newcomer(more: Parameters<typeof addCustomer>[1] = {}) {
  const customer = await addCustomer(shop, more);
  const expiresAt = new Date(shop.now().getTime() + day);
  const passwordHash = await hashPassword(mailed);
  await shop.db.insert(oneTimePasswords).values({ customerId: customer.id, passwordHash, expiresAt });
  return customer;
}
function change(token: string, username: string, more: object = {}, ip = '192.0.2.1') {
  const body = { 'current-password': password, 'new-password': chosen, username, ...more };
  return shop.ask('POST /user/reset-password', { body, token, ip });
}
const loginWith = (username: string, typed: string, ip = '192.0.2.1') =>
  shop.ask('POST /user/authenticate', { body: { username, password: typed }, ip });
const login = async (...typed: Parameters<typeof loginWith>) => (await loginWith(...typed)).status;
const profile = async (code: string, token: string) =>
  (await shop.ask(`GET /customer/by-code/${code}`, { token })).status;

it('4: refuses a new password with spaces at its edges, which a login would trim away, and never alters one', async () => {
  const { username, token } = await somebody();
  for (const typed of [` ${chosen}`, `${chosen} `, `\u00a0${chosen}`, `${chosen}\n`]) {
    const { status, json } = await change(token, username, { 'new-password': typed });
    expect([status, json.errors]).toEqual([422, { 'new-password': 'Tidak boleh diawali atau diakhiri spasi.' }]);
  }
  expect(await login(username, ` ${password} `)).toBe(401);
  expect((await change(token, username)).status).toBe(200);
  expect(await login(username, chosen)).toBe(200);
});

it('5: takes a wrong current password for a mistake in the form, and counts it as a failed login', async () => {
  const { id, username, code, token } = await somebody();
  const logins = [token, await addSession(shop, id)];
  const before = await rowsOf(shop.db, ['tries']);
  for (let guess = 0; guess < 10; guess += 1) {
    const wrong = { 'current-password': `tebak ${guess}` };
    const { status, json } = await change(logins[guess % 2] ?? '', username, wrong, `198.51.100.${guess}`);
    expect([status, json.errors]).toEqual([422, { 'current-password': 'Password saat ini salah.' }]);
  }
  expect(await profile(code, token)).toBe(200);
  expect(await rowsOf(shop.db, ['tries'])).toEqual(before);
  expect((await change(token, username, {}, '198.51.100.99')).status).toBe(429);
  // With ten failures it looks wrong to a stranger even when it is right, and its owner is mailed a code.
  expect(await login(username, password, '198.51.100.99')).toBe(401);
  shop.pass(60 * minute);
  expect((await change(token, username)).status).toBe(200);
});

it('5: changes nobody by the username of another', async () => {
  const [mine, other] = [await somebody(), await somebody()];
  const before = await rowsOf(shop.db);
  expect(await change(mine.token, other.username)).toMatchObject({ status: 403, json: { code: 'NOT_YOURS' } });
  expect(await rowsOf(shop.db)).toEqual(before);
  expect((await change(mine.token, mine.username.toUpperCase())).status).toBe(200);
});

it('5: ends every other login of the customer at once, and of nobody else [S7.18]', async () => {
  const { id, username, code, token } = await somebody();
  const others = [await addSession(shop, id), await addSession(shop, id)];
  const stranger = await somebody();
  const { status, json } = await change(token, username);
  expect({ status, json }).toEqual({ status: 200, json: { message: [], data: null } });
  for (const other of others) expect(await profile(code, other)).toBe(401);
  expect(await profile(code, token)).toBe(200);
  expect(await profile(stranger.code, stranger.token)).toBe(200);
  expect(await login(username, password)).toBe(401);
  expect(await login(username, chosen)).toBe(200);
});

it("6: refuses the passwords that are guessed first: the 3,000 most used, runs, the shop's name and one's own", async () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3_000);
  const { username, token } = await somebody({ username: 'gelombangpasang' });
  const before = await rowsOf(shop.db);
  const everyHundredth = [...commonPasswords].filter((_, at) => at % 100 === 0);
  const own = ['12345678', 'SamudraEmas', 'samudra-emas-1', 'GelombangPasang', 'Corvette', 'aaaaaaaa', 'qwertyuiop'];
  for (const typed of [...own, ...everyHundredth]) {
    const { status, json } = await change(token, username, { 'new-password': typed });
    expect([status, json.errors], typed).toEqual([422, { 'new-password': 'Password terlalu mudah ditebak.' }]);
  }
  for (const typed of ['om7bak!', 'x7'.repeat(65), mailed, '']) {
    expect((await change(token, username, { 'new-password': typed })).status, typed).toBe(422);
  }
  expect(await rowsOf(shop.db)).toEqual(before);
});

it('9: lets a mailed password in once, also when many come with it at once', async () => {
  const { username } = await newcomer({ passwordHash: null });
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(username, mailed)));
  expect(answers.sort()).toEqual([200, 401, 401, 401, 401]);
  expect(await login(username, mailed)).toBe(401);
});

it('9: lets none in after a day, nor once the chosen one was used', async () => {
  const late = await newcomer();
  shop.pass(day);
  expect(await login(late.username, mailed)).toBe(401);
  const remembering = await newcomer();
  expect(await login(remembering.username, password)).toBe(200);
  expect(await login(remembering.username, mailed)).toBe(401);
});

it('9: lets who came by it choose a password and log out, and nothing else', async () => {
  const { shop: whole, routes, send } = await wholeServer();
  const { id, code } = await addBuyer(whole);
  const asked = routes.shop.flatMap(({ call }) => (call?.auth === 'customer' ? [call] : []));
  expect(asked.length).toBeGreaterThan(10);
  for (const call of asked) {
    const token = await addSession(whole, id, true);
    const url = call.path.replace(/\{[^}]+\}/g, code);
    const body = call.body && JSON.stringify({ 'customer-code': code });
    const headers = { authorization: `Bearer ${token}` };
    const { status, text } = await send('shop', { method: call.method, url, headers, body });
    if (call === logout) expect(status).toBe(200);
    else if (call === resetPassword) expect(status).toBe(422);
    else expect([status, JSON.parse(text)], call.path).toMatchObject([403, { code: 'PASSWORD_CHANGE_REQUIRED' }]);
  }
  await whole.close();
});

it('9: opens everything once a password was chosen, and is forgotten then [S7.18]', async () => {
  const { id, username, code } = await newcomer({ passwordHash: null });
  const { token } = (await loginWith(username, mailed)).json.data;
  // In a login of another kind it is no current password.
  expect((await change(await addSession(shop, id), username, { 'current-password': mailed })).status).toBe(422);
  expect((await change(token, username, { 'current-password': mailed })).status).toBe(200);
  expect(await profile(code, token)).toBe(200);
  expect(await login(username, mailed)).toBe(401);
  expect(await login(username, chosen)).toBe(200);
  expect(await shop.db.select().from(oneTimePasswords).where(eq(oneTimePasswords.customerId, id))).toEqual([]);
});
