import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers } from '../../db/tables/customers.ts';
import { addCustomer, addSession, minute, password, type TestShop, testShop } from '../testShop.ts';

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
  it('needs a login', async () => {
    const body = { 'current-password': password, 'new-password': chosen, username: 'x' };
    expect((await shop.ask('POST /user/reset-password', { body })).status).toBe(401);
  });
});

describe('a wrong current password', () => {
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
  ])('with %s is refused', async (_, typed, sentence) => {
    const { username, token } = await somebody();
    const { status, json } = await change(token, username, { 'new-password': typed });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ 'new-password': sentence });
    expect(await login(username, password)).toBe(200);
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
