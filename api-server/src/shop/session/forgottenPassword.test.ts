import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTimePasswords, passwordLinks } from '../../db/tables/customers.ts';
import { addCustomer, addSession, minute, password, type TestShop, testShop } from '../testShop.ts';

const hour = 60 * minute;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.pass(2 * hour));

const forgot = (email: string) => shop.ask('PUT /user/forgot-password', { body: { email } });
const follow = (email: string, token: string) =>
  shop.ask(`GET /user/get-new-password/${encodeURIComponent(email)}?token=${token}`);
const logIn = async (username: string, typed: string) =>
  (await shop.ask('POST /user/authenticate', { body: { username, password: typed } })).status;

/** What the link of the newest mail to an address says. */
async function linkTo(email: string) {
  const [mail] = await shop.mailsTo(email);
  const link = mail?.text.match(/https:\S+/)?.[0] ?? '';
  return { ...Object.fromEntries(new URL(link).searchParams), at: link.split('?')[0] } as Record<string, string>;
}
const newPasswordTo = async (email: string) =>
  (await shop.mailsTo(email))[0]?.text.match(/Password sementara: (\S+)/)?.[1] ?? '';

describe('PUT /user/forgot-password', () => {
  it('mails a link to the page that asks for the new password, and changes nothing [S7.14]', async () => {
    const { email, username } = await addCustomer(shop);
    const wakes = shop.wakes();
    const { status, json } = await forgot(` ${email.toUpperCase()} `);
    expect({ status, json }).toEqual({ status: 200, json: { message: [], data: null } });
    expect(await linkTo(email)).toEqual({
      at: 'https://toko.example/forgot-success',
      email,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(shop.wakes()).toBe(wakes + 1);
    expect(await logIn(username, password)).toBe(200);
  });

  it('stores the link as a hash', async () => {
    const { id, email } = await addCustomer(shop);
    await forgot(email);
    const [link] = await shop.db.select().from(passwordLinks).where(eq(passwordLinks.customerId, id));
    expect(link?.tokenHash).toBeTruthy();
    expect(link?.tokenHash).not.toBe((await linkTo(email)).token);
  });

  it.each(['', 'x', 'a@b', `${'a'.repeat(321)}@samudra.example`])('wants an e-mail address, not %j', async (email) => {
    const { status, json } = await forgot(email);
    expect([status, Object.keys(json.errors)]).toEqual([422, ['email']]);
  });

  it('also serves a browser that still sends a dead login', async () => {
    const { email } = await addCustomer(shop);
    const dead = 'x'.repeat(43);
    const answer = await shop.ask('PUT /user/forgot-password', { body: { email }, token: dead });
    expect(answer.status).toBe(200);
    const { token } = await linkTo(email);
    const url = `GET /user/get-new-password/${email}?token=${token}`;
    expect((await shop.ask(url, { token: dead })).status).toBe(200);
    expect(await newPasswordTo(email)).not.toBe('');
  });
});

describe('GET /user/get-new-password/{email}', () => {
  it('mails a password that opens the account once, beside the old one [S7.15]', async () => {
    const { email, username } = await addCustomer(shop);
    await forgot(email);
    const { status, json, headers } = await follow(email, (await linkTo(email)).token ?? '');
    expect({ status, json }).toEqual({ status: 200, json: { message: [], data: null } });
    expect(headers.get('cache-control')).toBe('private, no-store');
    const mailed = await newPasswordTo(email);
    const login = await shop.ask('POST /user/authenticate', { body: { username, password: mailed } });
    expect(login.json.data).toMatchObject({ 'must-change-password': true });
    expect(await logIn(username, mailed)).toBe(401);
    expect(await logIn(username, password)).toBe(200);
  });

  it('takes the longest address there may be', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.id`;
    await addCustomer(shop, { email });
    await forgot(email);
    expect((await follow(email, (await linkTo(email)).token ?? '')).status).toBe(200);
    expect(await newPasswordTo(email)).not.toBe('');
  });

  it('follows only the last of two links', async () => {
    const { email } = await addCustomer(shop);
    await forgot(email);
    const { token: first = '' } = await linkTo(email);
    shop.pass(16 * minute);
    await forgot(email);
    const { token: second = '' } = await linkTo(email);
    await follow(email, first);
    expect(await newPasswordTo(email)).toBe('');
    await follow(email, second);
    expect(await newPasswordTo(email)).not.toBe('');
  });

  it('follows no link once a password was chosen', async () => {
    const { id, email, username } = await addCustomer(shop);
    await forgot(email);
    const { token = '' } = await linkTo(email);
    const change = { 'current-password': password, 'new-password': 'ombak biru 77 karang', username };
    const login = await addSession(shop, id);
    expect((await shop.ask('POST /user/reset-password', { body: change, token: login })).status).toBe(200);
    await follow(email, token);
    expect(await shop.db.$count(oneTimePasswords, eq(oneTimePasswords.customerId, id))).toBe(0);
  });
});
