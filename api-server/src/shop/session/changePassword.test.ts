import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, oneTimePasswords } from '../../db/tables/customers.ts';
import { hashPassword } from '../../security/passwordHash.ts';
import { addCustomer, addSession, day, minute, password, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.pass(16 * minute));

const chosen = 'ombak biru 77 karang';
const mailed = 'k7mq-x2dw-9hfz-p4tr';

async function somebody(more: Partial<typeof customers.$inferInsert> = {}) {
  const customer = await addCustomer(shop, more);
  return { ...customer, token: await addSession(shop, customer.id) };
}

function change(token: string, username: string, more: object = {}, ip = '192.0.2.1') {
  const body = { 'current-password': password, 'new-password': chosen, username, ...more };
  return shop.ask('POST /user/reset-password', { body, token, ip });
}

const login = async (username: string, typed: string, ip = '192.0.2.1') =>
  (await shop.ask('POST /user/authenticate', { body: { username, password: typed }, ip })).status;

describe('a change of password', () => {
  it('replaces the password and ends every other login at once [S7.18] [safety 5]', async () => {
    const { id, username, code, token } = await somebody();
    const others = [await addSession(shop, id), await addSession(shop, id)];
    const { status, json } = await change(token, username);
    expect({ status, json }).toEqual({ status: 200, json: { message: [], data: null } });
    for (const other of others) {
      expect((await shop.ask(`GET /customer/by-code/${code}`, { token: other })).status).toBe(401);
    }
    expect((await shop.ask(`GET /customer/by-code/${code}`, { token })).status).toBe(200);
    expect(await login(username, password)).toBe(401);
    expect(await login(username, chosen)).toBe(200);
  });

  it('leaves the logins of others alone', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    await change(mine.token, mine.username);
    expect((await shop.ask(`GET /customer/by-code/${other.code}`, { token: other.token })).status).toBe(200);
  });

  it('knows its owner by the username in any case, and nobody else [safety 5]', async () => {
    const { username, token } = await somebody();
    const other = await somebody();
    expect(await change(token, other.username)).toMatchObject({ status: 403, json: { code: 'NOT_YOURS' } });
    expect(await login(other.username, password)).toBe(200);
    expect((await change(token, username.toUpperCase())).status).toBe(200);
  });

  it('needs a login', async () => {
    const body = { 'current-password': password, 'new-password': chosen, username: 'x' };
    expect((await shop.ask('POST /user/reset-password', { body })).status).toBe(401);
  });
});

describe('a wrong current password', () => {
  it('is a mistake in the form, not the end of the login [safety 5]', async () => {
    const { username, code, token } = await somebody();
    const { status, json } = await change(token, username, { 'current-password': 'salah' });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ 'current-password': 'Password saat ini salah.' });
    expect((await shop.ask(`GET /customer/by-code/${code}`, { token })).status).toBe(200);
    expect(await login(username, password)).toBe(200);
  });

  it('counts as a failed login, and ends after ten [safety 5]', async () => {
    const { username, token } = await somebody();
    for (let guess = 0; guess < 10; guess += 1) {
      const { status } = await change(token, username, { 'current-password': `tebak ${guess}` }, `198.51.100.${guess}`);
      expect(status).toBe(422);
    }
    expect((await change(token, username, {}, '198.51.100.99')).status).toBe(429);
    expect(await login(username, password, '198.51.100.99')).toBe(429);
    shop.pass(15 * minute);
    expect((await change(token, username)).status).toBe(200);
  });

  it('is no way to lock the owner out: guesses at the login do not count here', async () => {
    const { username, token } = await somebody();
    for (let guess = 0; guess < 11; guess += 1) await login(username, 'tebak', `198.51.100.${guess}`);
    expect((await change(token, username)).status).toBe(200);
  });
});

describe('a new password', () => {
  it.each([
    ['spaces at its edges', ' ombak biru 77', 'Tidak boleh diawali atau diakhiri spasi.'],
    ['seven characters', 'om7bak!', 'Minimal 8 karakter.'],
    ['more than 128', 'x7'.repeat(65), 'Maksimal 128 karakter.'],
    ['digits in a row', '12345678', 'Password terlalu mudah ditebak.'],
    ["the shop's name", 'SamudraEmas', 'Password terlalu mudah ditebak.'],
    ['a place among the most used', 'Corvette', 'Password terlalu mudah ditebak.'],
    ['the form of a mailed one', mailed, 'Isian tidak valid.'],
    ['nothing in it', '', 'Wajib diisi.'],
  ])('with %s is refused [safety 4] [safety 6]', async (_, typed, sentence) => {
    const { username, token } = await somebody();
    const { status, json } = await change(token, username, { 'new-password': typed });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ 'new-password': sentence });
    expect(await login(username, password)).toBe(200);
  });

  it('may not be a name of its owner [safety 6]', async () => {
    const { username, token } = await somebody({ username: 'gelombangpasang' });
    const { json } = await change(token, username, { 'new-password': 'GelombangPasang' });
    expect(json.errors).toEqual({ 'new-password': 'Password terlalu mudah ditebak.' });
  });

  it('is kept as an argon2id hash', async () => {
    const { id, username, token } = await somebody();
    await change(token, username);
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is one of two that were chosen at once', async () => {
    const { username, token } = await somebody();
    const twice = ['karang tajam 81', 'badai timur 92'].map((typed) =>
      change(token, username, { 'new-password': typed }),
    );
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });
});

describe('after a login by one-time password', () => {
  async function newcomer() {
    const customer = await addCustomer(shop, { passwordHash: null });
    const expiresAt = new Date(shop.now().getTime() + day);
    const given = { customerId: customer.id, passwordHash: await hashPassword(mailed), expiresAt };
    await shop.db.insert(oneTimePasswords).values(given);
    const body = { username: customer.username, password: mailed };
    const { json } = await shop.ask('POST /user/authenticate', { body });
    return { ...customer, token: json.data.token };
  }

  it('the mailed one is the current one, and with the chosen one everything opens [S7.18] [safety 9]', async () => {
    const { username, code, token } = await newcomer();
    expect((await change(token, username, { 'current-password': mailed })).status).toBe(200);
    expect((await shop.ask(`GET /customer/by-code/${code}`, { token })).status).toBe(200);
    expect(await login(username, mailed)).toBe(401);
    expect(await login(username, chosen)).toBe(200);
  });

  it('the mailed one is forgotten once a password was chosen', async () => {
    const { id, username, token } = await newcomer();
    await change(token, username, { 'current-password': mailed });
    expect(await shop.db.select().from(oneTimePasswords).where(eq(oneTimePasswords.customerId, id))).toEqual([]);
    expect((await change(token, username, { 'current-password': mailed })).json.code).toBe('FORM_INVALID');
  });

  it('the mailed one is current only there, not in a login of another kind', async () => {
    const { id, username } = await newcomer();
    const other = await addSession(shop, id);
    expect((await change(other, username, { 'current-password': mailed })).status).toBe(422);
  });
});
