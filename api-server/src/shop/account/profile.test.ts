import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../db/tables/customers.ts';
import { addCompany, addCustomer, addSession, minute, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function somebody(more: Partial<typeof customers.$inferInsert> = {}) {
  const customer = await addCustomer(shop, more);
  return { ...customer, token: await addSession(shop, customer.id) };
}

const rowOf = async (id: number) => (await shop.db.select().from(customers).where(eq(customers.id, id)))[0];

/** A form of S7.20. */
const form = ({ code, email }: { code: string; email: string }, more: object = {}) => ({
  'birth-date': '17-05-1990',
  'first-name': 'Dewi',
  'last-name': 'Laut',
  email,
  gender: 'P',
  'phone-number': '0812345678',
  code,
  'level-id': 1,
  'customer-type': 'INDIVIDU',
  ...more,
});

describe('GET /customer/by-code', () => {
  it('answers everything a customer sees of themselves [S7.19] [S3.14]', async () => {
    const friend = await addCustomer(shop, { firstName: 'Budi' });
    const customer = await somebody({
      firstName: 'Dewi',
      lastName: 'Laut',
      gender: 'P',
      birthDate: '1990-05-17',
      phone: '0812345678',
      levelId: 2,
      referredById: friend.id,
      // 00:30 of the next day in Jakarta.
      lastTransactionAt: new Date('2026-11-20T17:30:00Z'),
      updatedAt: new Date('2026-11-20T16:30:00Z'),
    });
    const { status, json, headers } = await shop.ask(`GET /customer/by-code/${customer.code}`, {
      token: customer.token,
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(json.data).toEqual({
      'customer-code': customer.code,
      'full-name': 'Dewi Laut',
      'first-name': 'Dewi',
      'last-name': 'Laut',
      username: customer.username,
      email: customer.email,
      gender: 'P',
      'birth-date': '17-05-1990',
      'phone-number': '0812345678',
      avatar: null,
      'customer-type': 'Gold',
      'customer-type-id': 2,
      'last-transaction-date': '21-11-2026',
      'last-update': '20-11-2026',
      'last-login-date': null,
      'is-reseller': false,
      influencers: [{ name: 'Budi', code: friend.code }],
      'customer-point': { 'total-point-active': 0, 'total-point-used': 0, 'total-point-expired': 0 },
      'type-of-customer': 'INDIVIDU',
      company: null,
    });
  });

  it('shows the photo, and an approved company whole [S3.12, S3.14]', async () => {
    const details = { name: 'PT Laut', address: 'Jl. Laut 1', email: 'halo@laut.id', phone: '0215551234' };
    const companyId = await addCompany(shop, details);
    const office = { type: 'CORPORATE', companyId, companyApprovedAt: shop.now() } as const;
    const { code, token } = await somebody({ ...office, avatar: '/media/dewi.webp' });
    const { json } = await shop.ask(`GET /customer/by-code/${code}`, { token });
    expect(json.data).toMatchObject({
      avatar: '/media/dewi.webp',
      'type-of-customer': 'CORPORATE',
      company: { id: companyId, ...details },
    });
  });

  it("refuses another's code like one that nobody has", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const answers = await Promise.all(
      [other.code, 'TIDAKADA', mine.code.toLowerCase(), '1 or 1=1', '__proto__'].map((code) =>
        shop.ask(`GET /customer/by-code/${encodeURIComponent(code)}`, { token: mine.token }),
      ),
    );
    const without = answers.map(({ status, json }) => ({ status, json: { ...json, requestId: '' } }));
    expect(without[0]).toMatchObject({ status: 403, json: { code: 'NOT_YOURS' } });
    for (const answer of without) expect(answer).toEqual(without[0]);
    expect((await shop.ask(`GET /customer/by-code/${other.code}`)).status).toBe(401);
  });
});

describe('PUT /customer', () => {
  it('saves what the customer says of themselves and answers the fresh customer [S7.20]', async () => {
    const customer = await somebody();
    shop.pass(minute);
    const { status, json } = await shop.ask('PUT /customer', { token: customer.token, body: form(customer) });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      'full-name': 'Dewi Laut',
      'birth-date': '17-05-1990',
      gender: 'P',
      'phone-number': '0812345678',
      'last-update': '27-11-2026',
    });
    expect(await rowOf(customer.id)).toMatchObject({
      firstName: 'Dewi',
      lastName: 'Laut',
      birthDate: '1990-05-17',
      phone: '0812345678',
      updatedAt: shop.now(),
    });
  });

  it('lets a birth date and a gender wait that were never given, and takes none away [S5.41]', async () => {
    const customer = await somebody();
    const save = (more: object) => shop.ask('PUT /customer', { token: customer.token, body: form(customer, more) });
    const { status, json } = await save({ 'birth-date': null, gender: null });
    expect([status, json.data]).toMatchObject([200, { 'full-name': 'Dewi Laut', 'birth-date': null, gender: null }]);
    expect((await save({})).status).toBe(200);
    expect((await save({ 'birth-date': null })).status).toBe(422);
    expect(await rowOf(customer.id)).toMatchObject({ birthDate: '1990-05-17', gender: 'P' });
  });

  it('takes no last name [S5.55]', async () => {
    const customer = await somebody({ lastName: 'Laut' });
    const body = form(customer, { 'last-name': ' ' });
    const { json } = await shop.ask('PUT /customer', { token: customer.token, body });
    expect(json.data).toMatchObject({ 'last-name': null, 'full-name': 'Dewi' });
  });

  it('names the mistakes in the spelling of the wire [S5.54]', async () => {
    const customer = await somebody();
    const body = form(customer, { 'first-name': ' ', email: 'x', 'phone-number': 'x', 'birth-date': '28-11-2026' });
    const { status, json } = await shop.ask('PUT /customer', { token: customer.token, body });
    expect(status).toBe(422);
    expect(json.errors).toEqual({
      'first-name': 'Wajib diisi.',
      email: 'alamat email tidak valid.',
      'phone-number': 'Nomor telepon terdiri dari 8 sampai 15 angka, boleh diawali +.',
      'birth-date': 'Tanggal tidak boleh setelah hari ini.',
    });
    const known = await somebody({ birthDate: '1990-05-17', gender: 'P' });
    for (const field of ['first-name', 'birth-date', 'email', 'gender', 'phone-number']) {
      const without = form(known, { [field]: null });
      const refused = await shop.ask('PUT /customer', { token: known.token, body: without });
      expect([refused.status, Object.keys(refused.json.errors)], field).toEqual([422, [field]]);
    }
  });

  it.each([
    ['gender', ['P', 'L'], ['X', 'p', 'Perempuan']],
    ['customer-type', ['INDIVIDU'], ['RESELLER', 'individu']],
  ])('knows no other %s than the two [S9.14, S9.15]', async (field, known, unknown) => {
    const customer = await somebody();
    const statusOf = async (value: string) => {
      const body = form(customer, { [field]: value });
      return (await shop.ask('PUT /customer', { token: customer.token, body })).status;
    };
    for (const value of known) expect(await statusOf(value), value).toBe(200);
    for (const value of unknown) expect(await statusOf(value), value).toBe(422);
  });

  it('keeps a corporate customer CORPORATE [S9.15]', async () => {
    const office = await somebody({ type: 'CORPORATE', companyApprovedAt: shop.now() });
    const body = form(office, { 'customer-type': 'CORPORATE' });
    const { status, json } = await shop.ask('PUT /customer', { token: office.token, body });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ 'type-of-customer': 'CORPORATE' });
  });

  it.each(['01-01-0000', '31-12-1899', '30-02-1990', '1990-05-17', ''])('refuses the birth date %j', async (date) => {
    const customer = await somebody();
    const body = form(customer, { 'birth-date': date });
    const { status, json } = await shop.ask('PUT /customer', { token: customer.token, body });
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual(['birth-date']);
  });

  it("changes nobody with another's code", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const before = [await rowOf(mine.id), await rowOf(other.id)];
    const { status } = await shop.ask('PUT /customer', { token: mine.token, body: form(other) });
    expect(status).toBe(403);
    expect([await rowOf(mine.id), await rowOf(other.id)]).toEqual(before);
  });

  it('is refused once the account was deleted', async () => {
    const customer = await somebody();
    await shop.db.update(customers).set({ deletedAt: shop.now() }).where(eq(customers.id, customer.id));
    expect((await shop.ask('PUT /customer', { token: customer.token, body: form(customer) })).status).toBe(401);
  });
});
