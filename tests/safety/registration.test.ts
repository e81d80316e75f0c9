import { eq, sql } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies, customers } from '../../api-server/src/db/tables/customers.ts';
import { hashPassword } from '../../api-server/src/security/passwordHash.ts';
import {
  addCompany,
  addCustomer,
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
beforeEach(() => shop.pass(16 * minute));

let made = 0;
const form = (more: object = {}) => {
  made += 1;
  const name = `calon${made}`;
  const names = { email: `${name}@samudra.example`, username: name };
  return { ...names, 'customer-type': 'INDIVIDU', newCompany: false, validCompany: false, ...more };
};
const register = (body: object) => shop.ask('POST /user/register', { body });
const withoutId = async (body: object) => {
  const { status, json, headers } = await register(body);
  return { status, json, headers: [...headers.keys()] };
};

it('13: answers a taken e-mail like a free one, adds nobody, and tells its owner by mail', async () => {
  const owner = await addCustomer(shop, { email: 'Nakhoda@samudra.example' });
  const free = await withoutId(form());
  expect(free).toMatchObject({ status: 200, json: { message: [], data: null } });
  const before = await rowsOf(shop.db, ['mail_outbox', 'budget_uses']);
  for (const email of ['nakhoda@SAMUDRA.example', 'Ｎakhoda＠samudra.example', ' nakhoda@samudra.example ']) {
    // A full-width @ is no e-mail address, which says nothing about whose it would be.
    const answer = await withoutId(form({ email }));
    expect([200, 422], email).toContain(answer.status);
    if (answer.status === 200) expect(answer).toEqual(free);
  }
  expect(await rowsOf(shop.db, ['mail_outbox', 'budget_uses'])).toEqual(before);
  const [mail, ...more] = await shop.mailsTo(owner.email);
  expect(mail?.subject).toBe('Anda sudah memiliki akun Samudra Emas');
  expect(mail?.text).toContain(owner.username);
  expect(more).toEqual([]);
});

it('13: refuses a taken username with 409, in whatever letters it is written', async () => {
  const { username } = await addCustomer(shop, { username: 'laksamana' });
  const before = await rowsOf(shop.db, ['budget_uses']);
  for (const taken of [username, 'LAKSAMANA', 'ｌａｋｓａｍａｎａ', 'laksa mana', 'ℒaksamana', 'laksama\u{1D427}a']) {
    const { status, json } = await register(form({ username: taken }));
    expect([status, json.code, json.errors], taken).toEqual([
      409,
      'USERNAME_TAKEN',
      { username: 'Username sudah digunakan.' },
    ]);
  }
  expect(await rowsOf(shop.db, ['budget_uses'])).toEqual(before);
});

it('13: keeps a letter and its accent as the one letter they look like, so both spellings are one person', async () => {
  const [decomposed, composed] = ['rene\u0301e', 'ren\u00E9e'];
  const body = form({ username: decomposed });
  expect((await register(body)).status).toBe(200);
  const [row] = await shop.db.select().from(customers).where(eq(customers.username, composed));
  expect(row?.usernameKey).toBe(composed);
  expect((await register(form({ username: composed }))).json.code).toBe('USERNAME_TAKEN');
  const { code } = await addCustomer(shop, { username: 'h\u00E9l\u00E8ne' });
  for (const username of ['h\u00E9l\u00E8ne', 'he\u0301le\u0300ne', 'HE\u0301LE\u0300NE']) {
    const { json } = await shop.ask('POST /user/authenticate', { body: { username, password } });
    expect(json.data, username).toMatchObject({ 'customer-code': code });
  }
});

it('13: has one row a person by the database itself, whoever writes', async () => {
  const { username, email } = await addCustomer(shop);
  await expect(addCustomer(shop, { username: username.toUpperCase() })).rejects.toThrow();
  await expect(addCustomer(shop, { email: email.toUpperCase() })).rejects.toThrow();
});

it('22: registers nobody into a company: a claim works as INDIVIDU until an admin approves it', async () => {
  const companyId = await addCompany(shop, { approvedAt: shop.now() });
  const body = form({
    'customer-type': 'CORPORATE',
    validCompany: true,
    company: { id: companyId, name: 'PT Lain' },
  });
  expect((await register(body)).status).toBe(200);
  const [mail] = await shop.mailsTo(body.email);
  const mailed = mail?.text.match(/Password sementara: (\S+)/)?.[1] ?? '';
  const login = { username: body.username, password: mailed };
  const { json } = await shop.ask('POST /user/authenticate', { body: login });
  expect(json.data).toMatchObject({ 'type-of-customer': 'INDIVIDU', company: null });
  const [row] = await shop.db
    .select()
    .from(customers)
    .where(eq(customers.usernameKey, identityKey(body.username)));
  expect(row).toMatchObject({ companyId, companyApprovedAt: null, levelId: 1, isReseller: false });
  expect(await shop.db.$count(companies, eq(companies.name, 'PT Lain'))).toBe(0);
});

it('22: looks for the company itself, whatever the client found valid', async () => {
  const unapproved = await addCompany(shop);
  const before = await rowsOf(shop.db, ['budget_uses']);
  for (const company of [{ id: 999_999 }, { id: unapproved }]) {
    const { status, json } = await register(form({ 'customer-type': 'CORPORATE', validCompany: true, company }));
    expect([status, json.errors]).toEqual([422, { 'company.id': 'Pilihan tidak tersedia.' }]);
  }
  expect(await rowsOf(shop.db, ['budget_uses'])).toEqual(before);
});

it('85: of twenty equal registrations at once one makes an account', async () => {
  const same = form();
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(same)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const added = await shop.db
    .select()
    .from(customers)
    .where(eq(customers.emailKey, identityKey(same.email)));
  expect(added).toHaveLength(1);
});

it('4: sent away by a server that is too busy to hash, it has used none of its friend’s sign-ups', async () => {
  const friend = await addCustomer(shop, {});
  const statuses: number[] = [];
  let isOver = false;
  const keepBusy = async () => {
    const hashes: Promise<string>[] = [];
    while (!isOver) {
      hashes.push(hashPassword('sibuk').catch(() => ''));
      await new Promise(setImmediate);
    }
    await Promise.all(hashes);
  };
  const busy = keepBusy();
  try {
    for (let times = 0; times < 12; times += 1) {
      statuses.push((await register(form({ 'referal-code': friend.code }))).status);
    }
  } finally {
    isOver = true;
    await busy;
  }
  expect(statuses).toContain(503);
  const served = statuses.filter((status) => status === 200).length;
  const { rows } = await shop.db.execute(sql`select id from budget_uses where subject like 'REFERRAL_SIGN_UP:%'`);
  expect(rows).toHaveLength(served);
});
