import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customers, sessions, tries } from '../../db/tables/customers.ts';
import { hashPassword } from '../../security/passwordHash.ts';
import { tokenHash } from '../../security/token.ts';
import { addCompany, addCustomer, addSession, day, minute, password, type TestShop, testShop } from '../testShop.ts';

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

const sessionsOf = (customerId: number) => shop.db.select().from(sessions).where(eq(sessions.customerId, customerId));

describe('a right login', () => {
  it('answers the profile in the spelling of the wire, a token and how long it lasts [S7.16] [S3.2]', async () => {
    const customer = await addCustomer(shop, {
      firstName: 'Dewi',
      lastName: 'Laut',
      phone: '0812345678',
      gender: 'P',
      isReseller: true,
    });
    const { status, json } = await login(customer.username, password);
    expect(status).toBe(200);
    expect(json.data).toEqual({
      'customer-code': customer.code,
      username: customer.username,
      'full-name': 'Dewi Laut',
      email: customer.email,
      'phone-number': '0812345678',
      gender: 'P',
      'type-of-customer': 'INDIVIDU',
      company: null,
      'is-reseller': true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      'expires-at': new Date(shop.now().getTime() + 30 * day).toISOString(),
      'must-change-password': false,
      'device-token': expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('tells a customer whose company is approved so, with all of the company [S3.2, S3.12]', async () => {
    const details = { name: 'PT Laut', address: 'Jl. Laut 1', email: 'halo@laut.id', phone: '0215551234' };
    const companyId = await addCompany(shop, details);
    const { username } = await addCustomer(shop, { type: 'CORPORATE', companyId, companyApprovedAt: shop.now() });
    const { json } = await login(username, password);
    expect(json.data).toMatchObject({ 'type-of-customer': 'CORPORATE', company: { id: companyId, ...details } });
  });

  it('is by username or e-mail, in any case, with spaces around', async () => {
    const { username, email } = await addCustomer(shop);
    for (const name of [username.toUpperCase(), ` ${username} `, email, email.toUpperCase()]) {
      expect((await login(name, password)).status).toBe(200);
    }
  });

  it('stores only the hash of its token, and when the customer came', async () => {
    const { id, username } = await addCustomer(shop);
    const { json } = await login(username, password);
    const [session, ...others] = await sessionsOf(id);
    expect(others).toEqual([]);
    expect(session?.tokenHash).toBe(tokenHash(json.data.token));
    expect(session?.tokenHash).not.toContain(json.data.token);
    const [customer] = await shop.db.select().from(customers).where(eq(customers.id, id));
    expect(customer?.lastLoginAt).toEqual(shop.now());
  });

  it('clears away the dead logins of the customer and leaves the living', async () => {
    const { id, username } = await addCustomer(shop);
    await addSession(shop, id);
    shop.pass(8 * day);
    const living = await addSession(shop, id);
    const { json } = await login(username, password);
    const kept = (await sessionsOf(id)).map((session) => session.tokenHash);
    expect(kept.sort()).toEqual([living, json.data.token].map(tokenHash).sort());
  });
});

describe('a refused login', () => {
  it('names the empty fields of a form [S5.22]', async () => {
    const { status, json } = await login(' ', '');
    expect(status).toBe(422);
    expect(json.errors).toEqual({ username: 'Wajib diisi.', password: 'Wajib diisi.' });
  });

  it('is that of somebody who deleted their account', async () => {
    const { username } = await addCustomer(shop, { deletedAt: shop.now() });
    expect((await login(username, password)).status).toBe(401);
  });

  it('is no fault for anything a stranger types', async () => {
    const odd = ['﷽'.repeat(100), '%', "' or 1=1 --", '__proto__', '\u202e\u200b', 'a'.repeat(320)];
    for (const name of odd) expect((await login(name, 'bukan ini')).status).toBe(401);
    for (const body of [
      null,
      [],
      'x',
      7,
      {},
      { username: {}, password: [] },
      { username: 'a\0b', password: 'c' },
      { username: '\ud800', password: 'c' },
    ]) {
      expect((await shop.ask('POST /user/authenticate', { body })).status).toBe(422);
    }
  });
});

describe('while a password is being checked', () => {
  /** Lets something happen after the next check and before its outcome is used. */
  const afterNextCheck = (happen: () => Promise<unknown>) =>
    vi.mocked(verify).mockImplementationOnce(async (...check) => {
      const { verify: real } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
      const isRight = await real(...check);
      await happen();
      return isRight;
    });

  it('it may be changed: the old one opens nothing any more', async () => {
    const { id, username } = await addCustomer(shop);
    const passwordHash = await hashPassword('ombak biru 77 karang');
    afterNextCheck(() => shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, id)));
    expect((await login(username, password)).status).toBe(401);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('the account may be deleted', async () => {
    const { id, username } = await addCustomer(shop);
    afterNextCheck(() => shop.db.update(customers).set({ deletedAt: shop.now() }).where(eq(customers.id, id)));
    expect((await login(username, password)).status).toBe(401);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('a fault of the server is no failure of the customer', async () => {
    const { username } = await addCustomer(shop);
    const before = await shop.db.select().from(tries);
    afterNextCheck(() => Promise.reject(new Error('out of memory')));
    expect((await login(username, password)).status).toBe(500);
    expect(await shop.db.select().from(tries)).toEqual(before);
  });
});

describe('guessing', () => {
  it('is forgotten once the customer is in', async () => {
    const { username } = await addCustomer(shop);
    for (let slip = 0; slip < 4; slip += 1) await login(username, 'salah');
    expect((await login(username, password)).status).toBe(200);
    for (let slip = 0; slip < 4; slip += 1) await login(username, 'salah');
    expect((await login(username, password)).status).toBe(200);
  });

  it('leaves neither name nor password behind', async () => {
    await login('rahasiaku-sendiri', 'salah');
    const rows = await shop.db.select().from(tries);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('rahasiaku');
  });
});
