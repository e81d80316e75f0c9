import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customers, oneTimePasswords, sessions, tries } from '../../db/tables/customers.ts';
import { hashPassword } from '../../security/passwordHash.ts';
import { tokenHash } from '../../security/token.ts';
import { addCustomer, addSession, day, minute, password, type TestShop, testShop } from '../testShop.ts';

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

const giveOneTime = async (customerId: number, typed: string) => {
  const expiresAt = new Date(shop.now().getTime() + day);
  const given = { customerId, passwordHash: await hashPassword(typed), expiresAt };
  await shop.db.insert(oneTimePasswords).values(given);
};

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
    });
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
  it('is the same for an unknown name as for a wrong password, and as much work [safety 1]', async () => {
    const { username } = await addCustomer(shop);
    const withoutId = async (name: string) => {
      vi.mocked(verify).mockClear();
      const { status, json } = await login(name, 'bukan ini');
      return { status, json: { ...json, requestId: '' }, hashed: vi.mocked(verify).mock.calls.length };
    };
    const wrong = await withoutId(username);
    expect(wrong).toMatchObject({ status: 401, json: { code: 'LOGIN_FAILED' }, hashed: 1 });
    expect(await withoutId('siapa?')).toEqual(wrong);
    expect(await withoutId('siapa@samudra.example')).toEqual(wrong);
  });

  it('of more than 128 characters is hashed for nobody [safety 3]', async () => {
    const { username } = await addCustomer(shop);
    vi.mocked(verify).mockClear();
    expect((await login(username, 'x'.repeat(129))).status).toBe(401);
    expect(verify).not.toHaveBeenCalled();
  });

  it('never alters a password: spaces around it make it another [safety 4]', async () => {
    const { username } = await addCustomer(shop);
    expect((await login(username, ` ${password} `)).status).toBe(401);
  });

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

  it('it may be changed: the old one opens nothing any more [safety 11]', async () => {
    const { id, username } = await addCustomer(shop);
    const passwordHash = await hashPassword('ombak biru 77 karang');
    afterNextCheck(() => shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, id)));
    expect((await login(username, password)).status).toBe(401);
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('the account may be deleted [safety 27]', async () => {
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
  it('ends after ten failures of a name, from wherever, and the right password works later [safety 2]', async () => {
    const { username } = await addCustomer(shop);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(username, `tebak ${guess}`, `198.51.100.${guess}`)).status).toBe(401);
    }
    shop.pass(5 * minute);
    const refused = await login(username, password, '198.51.100.99');
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'TOO_MANY_TRIES', params: { retryAfterSeconds: 600 } });
    expect(refused.headers.get('retry-after')).toBe('600');
    shop.pass(10 * minute);
    expect((await login(username, password, '198.51.100.99')).status).toBe(200);
  });

  it('of a hundred at once gets no further than one after another [safety 2]', async () => {
    const { username } = await addCustomer(shop);
    const guess = (_: unknown, n: number) => login(username, `tebak ${n}`, `203.0.113.${n}`);
    const statuses = (await Promise.all(Array.from({ length: 100 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  });

  it('counts the same for a name that nobody has', async () => {
    const tried = Array.from({ length: 11 }, (_, n) => () => login('tak ada', 'tebak', `198.51.100.${n}`));
    const statuses: number[] = [];
    for (const guess of tried) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('ends after thirty failures from one address, also when a login between them is right [safety 2]', async () => {
    const { username } = await addCustomer(shop);
    const ip = '198.51.100.200';
    for (let guess = 0; guess < 30; guess += 1) {
      if (guess === 15) expect((await login(username, password, ip)).status).toBe(200);
      expect((await login(`nama${guess}`, 'tebak', ip)).status).toBe(401);
    }
    expect((await login(username, password, ip)).status).toBe(429);
    expect((await login(username, password, '198.51.100.201')).status).toBe(200);
  });

  it('is forgotten once the customer is in', async () => {
    const { username } = await addCustomer(shop);
    for (let slip = 0; slip < 9; slip += 1) await login(username, 'salah');
    expect((await login(username, password)).status).toBe(200);
    for (let slip = 0; slip < 9; slip += 1) await login(username, 'salah');
    expect((await login(username, password)).status).toBe(200);
  });

  it('leaves neither name nor password behind', async () => {
    await login('rahasiaku-sendiri', 'salah');
    const rows = await shop.db.select().from(tries);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('rahasiaku');
  });
});

describe('the password of a mail', () => {
  const mailed = 'k7mq-x2dw-9hfz-p4tr';

  it('opens the account once, to choose a password and nothing else [safety 9]', async () => {
    const { id, username, code } = await addCustomer(shop, { passwordHash: null });
    await giveOneTime(id, mailed);
    const first = await login(username, mailed);
    expect(first.json.data).toMatchObject({ 'must-change-password': true });
    const { token } = first.json.data;
    expect(await shop.ask(`GET /customer/by-code/${code}`, { token })).toMatchObject({
      status: 403,
      json: { code: 'PASSWORD_CHANGE_REQUIRED' },
    });
    expect((await login(username, mailed)).status).toBe(401);
  });

  it('opens it once, however many come at once', async () => {
    const { id, username } = await addCustomer(shop);
    await giveOneTime(id, mailed);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(username, mailed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  it('is dead after a day [safety 9]', async () => {
    const { id, username } = await addCustomer(shop);
    await giveOneTime(id, mailed);
    shop.pass(day);
    expect((await login(username, mailed)).status).toBe(401);
  });

  it('stands beside the chosen one, and is dead once that was used [safety 9]', async () => {
    const { id, username } = await addCustomer(shop);
    await giveOneTime(id, mailed);
    const { json } = await login(username, password);
    expect(json.data).toMatchObject({ 'must-change-password': false });
    expect((await login(username, mailed)).status).toBe(401);
  });

  it('lets its owner in while a stranger keeps the name busy [safety 2]', async () => {
    const { id, username } = await addCustomer(shop);
    await giveOneTime(id, mailed);
    for (let guess = 0; guess < 11; guess += 1) await login(username, 'tebak', `198.51.100.${guess}`);
    expect((await login(username, password)).status).toBe(429);
    expect((await login(username, mailed)).status).toBe(200);
  });

  it('costs as much work as any other, for anybody [safety 1]', async () => {
    const { username } = await addCustomer(shop);
    for (const name of [username, 'siapa?']) {
      vi.mocked(verify).mockClear();
      expect((await login(name, mailed)).status).toBe(401);
      expect(verify).toHaveBeenCalledTimes(1);
    }
  });
});
