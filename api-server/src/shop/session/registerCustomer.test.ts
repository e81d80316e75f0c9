import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, customers, oneTimePasswords } from '../../db/tables/customers.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { addCustomer, day, minute, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.pass(16 * minute));

let made = 0;
/** A form of S7.13 with names of its own. */
function form(more: object = {}) {
  made += 1;
  return {
    email: `baru${made}@samudra.example`,
    username: `baru${made}`,
    'customer-type': 'INDIVIDU',
    newCompany: false,
    validCompany: false,
    ...more,
  };
}

const register = (body: object, ip?: string) => shop.ask('POST /user/register', { body, ...(ip && { ip }) });

async function rowOf(username: string) {
  const rows = await shop.db.select().from(customers).where(eq(customers.usernameKey, username));
  expect(rows.length).toBeLessThan(2);
  return rows[0];
}

async function passwordFor(address: string) {
  const [mail] = await shop.mailsTo(address);
  return mail?.text.match(/Password sementara: (\S+)/)?.[1] ?? '';
}

describe('a registration', () => {
  it('makes an account of the first level with a code of its own [S7.13]', async () => {
    const body = form();
    const { status, json } = await register(body);
    expect({ status, json }).toEqual({ status: 200, json: { message: [], data: null } });
    const row = await rowOf(body.username);
    expect(row).toMatchObject({ email: body.email, type: 'INDIVIDU', levelId: 1, passwordHash: null, companyId: null });
    expect(row?.code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
  });

  it('mails a password that logs in once, in plain text and as a page, and tells the mailer', async () => {
    const wakes = shop.wakes();
    const body = form();
    await register(body);
    expect(shop.wakes()).toBe(wakes + 1);
    const [mail, ...others] = await shop.mailsTo(body.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Selamat datang di Samudra Emas: password Anda');
    const password = await passwordFor(body.email);
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
    for (const part of [password, body.username, 'https://toko.example/login', '24 jam']) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    const login = { username: body.username, password };
    const first = await shop.ask('POST /user/authenticate', { body: login });
    expect(first.json.data).toMatchObject({ username: body.username, 'must-change-password': true });
  });

  it('keeps of that password only an argon2id hash, for a day', async () => {
    const body = form();
    await register(body);
    const id = (await rowOf(body.username))?.id ?? 0;
    const [given] = await shop.db.select().from(oneTimePasswords).where(eq(oneTimePasswords.customerId, id));
    expect(given?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(given?.expiresAt).toEqual(new Date(shop.now().getTime() + day));
  });

  it('strips every space of username and e-mail [S5.16]', async () => {
    const { username, email, ...rest } = form();
    await register({ ...rest, username: ` ba ru ${username}\t`, email: ` ${email} ` });
    expect(await rowOf(`baru${username}`)).toMatchObject({ username: `baru${username}`, email });
  });

  it('shows markup in a username as text', async () => {
    const body = form({ username: '<b>&"x' });
    await register(body);
    const [mail] = await shop.mailsTo(body.email);
    expect(mail?.html).toContain('&lt;b&gt;&amp;&quot;x');
    expect(mail?.html).not.toContain('<b>&');
  });

  it('remembers who referred, if that is a living customer, in any case of letters', async () => {
    const friend = await addCustomer(shop);
    const gone = await addCustomer(shop, { deletedAt: shop.now() });
    const referredBy = async (code: string) => {
      const body = form({ 'referal-code': code });
      expect((await register(body)).status).toBe(200);
      return (await rowOf(body.username))?.referredById;
    };
    expect(await referredBy(` ${friend.code.toLowerCase()}`)).toBe(friend.id);
    expect(await referredBy(gone.code)).toBeNull();
    expect(await referredBy('TIDAKADA')).toBeNull();
  });
});

describe('a form with mistakes', () => {
  it('is refused field by field, in the spelling of the wire [S5.13] [S5.14] [S5.15] [S5.18]', async () => {
    const { status, json } = await register(form({ username: ' ', email: 'bukan email' }));
    expect(status).toBe(422);
    expect(json).toMatchObject({
      code: 'FORM_INVALID',
      errors: { username: 'Wajib diisi.', email: 'alamat email tidak valid.' },
    });
    const corporate = { 'customer-type': 'CORPORATE', newCompany: true, company: { email: 'x' } };
    expect((await register(form(corporate))).json.errors).toEqual({
      'company.name': 'Wajib diisi.',
      'company.address': 'Wajib diisi.',
      'company.email': 'alamat email tidak valid.',
      'company.phone': 'Wajib diisi.',
    });
  });

  it.each([
    ["another's e-mail", 'orang.lain@samudra.example'],
    ['letters nobody sees', 'bu\u200bdi'],
    ['letters that turn the line around', 'budi\u202e'],
    ['nothing but such letters', '\u3164'],
  ])('may not have %s as its username', async (_, username) => {
    const { status, json } = await register(form({ username }));
    expect(status).toBe(422);
    expect(json.errors).toEqual({ username: 'Isian tidak valid.' });
  });

  it('may have the own e-mail as its username', async () => {
    const email = 'sendiri@samudra.example';
    expect((await register(form({ username: 'Sendiri@Samudra.example', email }))).status).toBe(200);
  });
});

describe('a taken name', () => {
  it('is free again once its owner deleted the account', async () => {
    await addCustomer(shop, { username: 'pergi', email: 'pergi@samudra.example', deletedAt: shop.now() });
    expect((await register(form({ username: 'pergi', email: 'pergi@samudra.example' }))).status).toBe(200);
  });

  it('of a mailbox leaves no company behind', async () => {
    const { email } = await addCustomer(shop);
    const company = { name: 'PT Hantu', address: 'Jl. Laut 1', email: 'halo@hantu.id', phone: '0215551234' };
    await register(form({ email, 'customer-type': 'CORPORATE', newCompany: true, company }));
    expect(await shop.db.select().from(companies).where(eq(companies.name, 'PT Hantu'))).toEqual([]);
  });

  it('does not fill the mailbox of its owner: one mail in a quarter of an hour', async () => {
    const { email } = await addCustomer(shop);
    for (let again = 0; again < 3; again += 1) await register(form({ email }));
    expect(await shop.mailsTo(email)).toHaveLength(1);
    shop.pass(16 * minute);
    await register(form({ email }));
    expect(await shop.mailsTo(email)).toHaveLength(2);
  });
});

describe('many registrations at once', () => {
  it('of the same person make one account and one mail', async () => {
    const body = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    expect(await rowOf(body.username)).toBeDefined();
    expect(await shop.mailsTo(body.email)).toHaveLength(1);
  });

  it('of one mailbox under many names make one account and one mail', async () => {
    const email = 'satu@samudra.example';
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(form({ email }))));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await shop.db.select().from(customers).where(eq(customers.emailKey, email))).toHaveLength(1);
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });

  it('for the mailbox of a customer send one mail', async () => {
    const { email } = await addCustomer(shop);
    await Promise.all(Array.from({ length: 10 }, () => register(form({ email }))));
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });

  it('from one address end after thirty in a quarter of an hour', async () => {
    const ip = '198.51.100.7';
    const { email } = await addCustomer(shop);
    const statuses: number[] = [];
    for (let again = 0; again < 31; again += 1) statuses.push((await register(form({ email }), ip)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await register(form(), '198.51.100.8')).status).toBe(200);
  });
});

describe('a corporate registration', () => {
  it('must choose a company that exists, whatever the client found valid [S5.17]', async () => {
    const corporate = { 'customer-type': 'CORPORATE', validCompany: true };
    const unchosen = await register(form(corporate));
    expect(unchosen.json.errors).toEqual({ 'company.id': 'Silakan pilih Company' });
    const unknown = await register(form({ ...corporate, company: { id: 999_999 } }));
    expect(unknown).toMatchObject({ status: 422, json: { errors: { 'company.id': 'Pilihan tidak tersedia.' } } });
  });

  it('founds a new company with what the form says of it [S3.12]', async () => {
    const company = { name: ' PT Ombak ', address: 'Jl. Laut 1', email: 'halo@ombak.id', phone: '021 555 1234' };
    const body = form({ 'customer-type': 'CORPORATE', newCompany: true, company });
    expect((await register(body)).status).toBe(200);
    const companyId = (await rowOf(body.username))?.companyId ?? 0;
    const [founded] = await shop.db.select().from(companies).where(eq(companies.id, companyId));
    expect(founded).toMatchObject({ ...company, name: 'PT Ombak' });
  });
});

it('registers nobody when the mail cannot be queued', async () => {
  await shop.db.execute('alter table mail_outbox rename to mail_outbox_gone');
  const body = form();
  const { status } = await register(body);
  await shop.db.execute('alter table mail_outbox_gone rename to mail_outbox');
  expect(status).toBe(500);
  expect(await rowOf(body.username)).toBeUndefined();
  expect(await shop.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, body.email))).toEqual([]);
});
