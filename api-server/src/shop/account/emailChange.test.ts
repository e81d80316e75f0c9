import { eq } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, emailChanges, passwordLinks } from '../../db/tables/customers.ts';
import { addCustomer, addSession, day, minute, type TestShop, testShop } from '../testShop.ts';

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

const save = ({ code, token }: Somebody, email: string) =>
  shop.ask('PUT /customer', {
    token,
    body: {
      ...{ code, email, 'first-name': 'Dewi', 'last-name': null, gender: 'P', 'birth-date': '17-05-1990' },
      ...{ 'phone-number': '0812345678', 'level-id': 1, 'customer-type': 'INDIVIDU' },
    },
  });
const confirm = ({ token: login }: Somebody, token: string) =>
  shop.ask('POST /customer/confirm-email', { token: login, body: { token } });
const tokenTo = async (email: string) =>
  (await shop.mailsTo(email))[0]?.text.match(/confirm-email=([\w-]{43})/)?.[1] ?? '';
const rowOf = async ({ id }: Somebody) => (await shop.db.select().from(customers).where(eq(customers.id, id)))[0];
let made = 0;
const fresh = () => {
  made += 1;
  return `Baru${made}@samudra.example`;
};

describe('a new e-mail in PUT /customer', () => {
  it('waits until it is confirmed, and the old one goes on counting [safety 21]', async () => {
    const who = await somebody();
    const email = fresh();
    const { status, json } = await save(who, ` ${email} `);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ email: who.email, 'pending-email': email, 'first-name': 'Dewi' });
    const [mail] = await shop.mailsTo(email);
    expect(mail?.text).toMatch(/https:\/\/toko\.example\/account\?confirm-email=[\w-]{43}\n/);
    expect((await shop.mailsTo(who.email))[0]?.text).toContain(email);
    const confirmed = await confirm(who, await tokenTo(email));
    expect(confirmed.status).toBe(200);
    expect(confirmed.json.data).toMatchObject({ email });
    expect(confirmed.json.data).not.toHaveProperty('pending-email');
    expect(await rowOf(who)).toMatchObject({ email, emailKey: identityKey(email), username: who.username });
  });

  it('is none when only its letters differ', async () => {
    const who = await somebody();
    const { json } = await save(who, who.email.toUpperCase());
    expect(json.data).not.toHaveProperty('pending-email');
    expect(await shop.mailsTo(who.email)).toEqual([]);
  });

  it('is mailed to each who asks for it, also when somebody else did before', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const email = fresh();
    await save(one, email);
    shop.pass(16 * minute);
    await save(other, email);
    expect(await shop.mailsTo(email)).toHaveLength(2);
  });

  it('is mailed once in a quarter of an hour, however often the form is saved', async () => {
    const who = await somebody();
    const email = fresh();
    await save(who, email);
    const token = await tokenTo(email);
    await save(who, email);
    expect(await shop.mailsTo(email)).toHaveLength(1);
    expect((await confirm(who, token)).status).toBe(200);
  });

  it('replaces the one asked for before it', async () => {
    const who = await somebody();
    const [first, second] = [fresh(), fresh()];
    await save(who, first);
    await save(who, second);
    expect((await confirm(who, await tokenTo(first))).json.code).toBe('LINK_INVALID');
    expect((await confirm(who, await tokenTo(second))).status).toBe(200);
  });

  it('is refused after five in an hour, and the form is not saved then', async () => {
    const who = await somebody();
    for (let time = 0; time < 5; time += 1) expect((await save(who, fresh())).status).toBe(200);
    const before = await rowOf(who);
    expect((await save(who, fresh())).status).toBe(429);
    expect(await rowOf(who)).toEqual(before);
    expect((await save(who, who.email)).status).toBe(200);
  });

  it('becomes the username too, where the old one was it', async () => {
    const address = fresh();
    const who = await somebody({ email: address, username: address });
    const email = fresh();
    await save(who, email);
    await confirm(who, await tokenTo(email));
    expect(await rowOf(who)).toMatchObject({ username: email, usernameKey: identityKey(email) });
  });
});

describe('POST /customer/confirm-email', () => {
  it.each(['x'.repeat(43), ''])('refuses %j, which nobody was sent', async (token) => {
    const who = await somebody();
    await save(who, fresh());
    const { status, json } = await confirm(who, token);
    expect([status, json.code]).toEqual([422, 'LINK_INVALID']);
    expect(json.message).toEqual(['Tautan ini sudah tidak berlaku. Minta tautan baru.']);
  });

  it('takes a token once, and none after a day', async () => {
    const who = await somebody();
    const [email, late] = [fresh(), fresh()];
    await save(who, email);
    const token = await tokenTo(email);
    expect((await confirm(who, token)).status).toBe(200);
    expect((await confirm(who, token)).json.code).toBe('LINK_INVALID');
    await save(who, late);
    shop.pass(day);
    const { json } = await shop.ask(`GET /customer/by-code/${who.code}`, { token: who.token });
    expect(json.data).not.toHaveProperty('pending-email');
    expect((await confirm(who, await tokenTo(late))).json.code).toBe('LINK_INVALID');
  });

  it('gives no address that somebody registered with meanwhile', async () => {
    const who = await somebody();
    const email = fresh();
    await save(who, email);
    await addCustomer(shop, { email });
    expect((await confirm(who, await tokenTo(email))).json.code).toBe('LINK_INVALID');
    expect(await rowOf(who)).toMatchObject({ email: who.email });
  });

  it('makes links to a new password worthless that went to the old address', async () => {
    const who = await somebody();
    const email = fresh();
    await shop.ask('PUT /user/forgot-password', { body: { email: who.email } });
    await save(who, email);
    await confirm(who, await tokenTo(email));
    expect(await shop.db.$count(passwordLinks, eq(passwordLinks.customerId, who.id))).toBe(0);
    expect(await shop.db.$count(emailChanges, eq(emailChanges.customerId, who.id))).toBe(0);
  });
});
