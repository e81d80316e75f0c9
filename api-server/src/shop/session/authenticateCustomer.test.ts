import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, sessions } from '../../db/tables/customers.ts';
import { newToken, tokenHash } from '../../security/token.ts';
import { addCompany, addCustomer, addSession, day, minute, password, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const companyList = { page: 0, size: 10 };

async function somebody() {
  const customer = await addCustomer(shop);
  const token = await addSession(shop, customer.id);
  const own = (more: { token?: string; headers?: Record<string, string> } = { token }) =>
    shop.ask(`GET /customer/by-code/${customer.code}`, more);
  return { customer, token, own };
}

describe('a token', () => {
  it('is asked for where a customer is needed, and no visitor has one', async () => {
    const { own } = await somebody();
    expect(await own({})).toMatchObject({ status: 401, json: { code: 'LOGIN_REQUIRED' } });
    expect((await shop.ask('POST /company/find-all', { body: companyList })).status).toBe(200);
  });

  it('lasts seven days without a call, and a call renews them', async () => {
    const { own } = await somebody();
    shop.pass(7 * day - 1);
    expect((await own()).status).toBe(200);
    shop.pass(7 * day - 1);
    expect((await own()).status).toBe(200);
    shop.pass(7 * day);
    expect((await own()).status).toBe(401);
  });

  it('lasts thirty days at most', async () => {
    const { own } = await somebody();
    for (let week = 0; week < 5; week += 1) {
      expect((await own()).status).toBe(200);
      shop.pass(6 * day);
    }
    expect((await own()).status).toBe(401);
  });

  it('is noted as seen once a minute, not at each call', async () => {
    const { own, token } = await somebody();
    const seen = async () => {
      const [row] = await shop.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash(token)));
      return row?.lastSeenAt;
    };
    const opened = shop.now();
    shop.pass(minute - 1);
    await own();
    expect(await seen()).toEqual(opened);
    shop.pass(1);
    await own();
    expect(await seen()).toEqual(shop.now());
  });

  it('of a dead login is refused where a visitor is welcome, so that the browser lets go of it [S4.3]', async () => {
    const { token } = await somebody();
    await shop.ask('POST /user/logout', { token });
    const answer = await shop.ask('POST /company/find-all', { body: companyList, token });
    expect(answer).toMatchObject({ status: 401, json: { code: 'LOGIN_REQUIRED' } });
  });

  it('of a dead login does not stand in the way of a new one [S4.3]', async () => {
    const { customer } = await somebody();
    const body = { username: customer.username, password };
    expect((await shop.ask('POST /user/authenticate', { body, token: newToken() })).status).toBe(200);
    expect((await shop.ask('POST /user/register', { body: {}, token: newToken() })).status).toBe(422);
  });

  it('gives a corporate customer that right only once the company was approved', async () => {
    const companyId = await addCompany(shop, { approvedAt: shop.now() });
    const { customer, token, own } = await somebody();
    const claim = { type: 'CORPORATE' as const, companyId };
    await shop.db.update(customers).set(claim).where(eq(customers.id, customer.id));
    const addresses = async () => {
      const { json } = await shop.ask('POST /company/find-all', { body: companyList, token });
      return json.data.content.map(({ address }) => address);
    };
    expect((await own()).json.data).toMatchObject({ 'type-of-customer': 'INDIVIDU', company: null });
    expect(await addresses()).toEqual([null]);
    await shop.db.update(customers).set({ companyApprovedAt: shop.now() }).where(eq(customers.id, customer.id));
    expect((await own()).json.data).toMatchObject({ 'type-of-customer': 'CORPORATE', company: { name: 'PT Laut' } });
    expect(await addresses()).toEqual(['Jl. Laut 1']);
  });
});

describe('a login by one-time password', () => {
  it('may log out, and browse as a visitor', async () => {
    const customer = await addCustomer(shop);
    const token = await addSession(shop, customer.id, true);
    expect((await shop.ask(`GET /customer/by-code/${customer.code}`, { token })).status).toBe(403);
    expect((await shop.ask('POST /company/find-all', { body: companyList, token })).status).toBe(200);
    expect((await shop.ask('POST /user/logout', { token })).status).toBe(200);
    expect((await shop.ask('POST /user/logout', { token })).status).toBe(401);
  });
});
