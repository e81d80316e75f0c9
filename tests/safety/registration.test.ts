import { eq } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies, customers } from '../../api-server/src/db/tables/customers.ts';
import { addCustomer, minute, type TestShop, testShop } from '../../api-server/src/shop/testShop.ts';
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
  const before = await rowsOf(shop.db, ['mail_outbox', 'tries']);
  for (const email of ['nakhoda@SAMUDRA.example', 'Ｎakhoda＠samudra.example', ' nakhoda@samudra.example ']) {
    // A full-width @ is no e-mail address, which says nothing about whose it would be.
    const answer = await withoutId(form({ email }));
    expect([200, 422], email).toContain(answer.status);
    if (answer.status === 200) expect(answer).toEqual(free);
  }
  expect(await rowsOf(shop.db, ['mail_outbox', 'tries'])).toEqual(before);
  const [mail, ...more] = await shop.mailsTo(owner.email);
  expect(mail?.subject).toBe('Anda sudah memiliki akun Samudra Emas');
  expect(mail?.text).toContain(owner.username);
  expect(more).toEqual([]);
});

it('13: refuses a taken username with 409, in whatever letters it is written', async () => {
  const { username } = await addCustomer(shop, { username: 'laksamana' });
  const before = await rowsOf(shop.db, ['tries']);
  for (const taken of [username, 'LAKSAMANA', 'ｌａｋｓａｍａｎａ', 'laksa mana', 'ℒaksamana']) {
    const { status, json } = await register(form({ username: taken }));
    expect([status, json.code, json.errors], taken).toEqual([
      409,
      'USERNAME_TAKEN',
      { username: 'Username sudah digunakan.' },
    ]);
  }
  expect(await rowsOf(shop.db, ['tries'])).toEqual(before);
});

it('13: has one row a person by the database itself, whoever writes', async () => {
  const { username, email } = await addCustomer(shop);
  await expect(addCustomer(shop, { username: username.toUpperCase() })).rejects.toThrow();
  await expect(addCustomer(shop, { email: email.toUpperCase() })).rejects.toThrow();
});

it('22: registers nobody into a company: a claim works as INDIVIDU until an admin approves it', async () => {
  const [company] = await shop.db
    .insert(companies)
    .values({ name: 'PT Samudra', address: 'Jl. Laut 1', createdAt: shop.now(), approvedAt: shop.now() })
    .returning();
  const body = form({
    'customer-type': 'CORPORATE',
    validCompany: true,
    company: { id: company?.id, name: 'PT Lain' },
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
  expect(row).toMatchObject({ companyId: company?.id, companyApprovedAt: null, levelId: 1, isReseller: false });
  expect(await shop.db.$count(companies, eq(companies.name, 'PT Lain'))).toBe(0);
});

it('22: looks for the company itself, whatever the client found valid', async () => {
  const [unapproved] = await shop.db.insert(companies).values({ name: 'PT Baru', createdAt: shop.now() }).returning();
  const before = await rowsOf(shop.db, ['tries']);
  for (const company of [{ id: 999_999 }, { id: unapproved?.id }]) {
    const { status, json } = await register(form({ 'customer-type': 'CORPORATE', validCompany: true, company }));
    expect([status, json.errors]).toEqual([422, { 'company.id': 'Pilihan tidak tersedia.' }]);
  }
  expect(await rowsOf(shop.db, ['tries'])).toEqual(before);
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
