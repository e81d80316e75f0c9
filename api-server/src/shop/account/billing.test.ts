import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingAddresses } from '../../db/tables/customers.ts';
import { addCustomer, addSession, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function somebody() {
  const customer = await addCustomer(shop, { firstName: 'Dewi', lastName: 'Laut' });
  return { ...customer, token: await addSession(shop, customer.id) };
}

/** A form of S7.24. */
const form = (code: string, more: object = {}) => ({
  address: 'Jl. Tebet Timur 5',
  'province-id': 31,
  'city-id': 3171,
  'district-id': '317101',
  'subdistrict-id': 1,
  company: 'Menara Laut',
  place: null,
  'postal-code': '12820',
  'customer-code': code,
  ...more,
});

const saved = {
  'first-name': 'Dewi',
  'last-name': 'Laut',
  address: 'Jl. Tebet Timur 5',
  company: 'Menara Laut',
  place: null,
  province: { province_id: 31, province: 'DKI Jakarta' },
  city: { id: 3171, type: 'Kota', name: 'Jakarta Selatan' },
  district: { id: 317101, name: 'Tebet', kecamatan: 'Tebet', postalCode: '12810' },
  'sub-district': { id: 1, name: 'Tebet Timur', kelurahan: 'Tebet Timur' },
  'postal-code': '12820',
};

const rowsOf = (id: number) => shop.db.select().from(billingAddresses).where(eq(billingAddresses.customerId, id));

describe('the billing address', () => {
  it('may be as long as the rule allows, and is read again', async () => {
    const { code, token } = await somebody();
    const address = 'Jalan Panjang '.repeat(36).slice(0, 499).trim();
    const put = await shop.ask('PUT /billing-address', { token, body: form(code, { address }) });
    expect(put.status).toBe(200);
    const { status, json } = await shop.ask(`GET /billing-address/${code}`, { token });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ address });
  });

  it('is empty but for the name until it is filled in [S7.23] [S3.21]', async () => {
    const { code, token } = await somebody();
    const { status, json } = await shop.ask(`GET /billing-address/${code}`, { token });
    const empty = Object.fromEntries(Object.keys(saved).map((name) => [name, null]));
    expect(status).toBe(200);
    expect(json.data).toEqual({ ...empty, 'first-name': 'Dewi', 'last-name': 'Laut' });
  });

  it('is saved, answered with its areas by name, and found again [S7.24] [S7.23] [S3.21]', async () => {
    const { code, token } = await somebody();
    const put = await shop.ask('PUT /billing-address', { token, body: form(code) });
    expect(put).toMatchObject({ status: 200, json: { data: saved } });
    expect((await shop.ask(`GET /billing-address/${code}`, { token })).json.data).toEqual(saved);
  });

  it('replaces the one before it', async () => {
    const { id, code, token } = await somebody();
    await shop.ask('PUT /billing-address', { token, body: form(code) });
    const dago = { 'province-id': 32, 'city-id': 3273, 'district-id': '327301', 'subdistrict-id': 2, company: ' ' };
    const { json } = await shop.ask('PUT /billing-address', { token, body: form(code, dago) });
    expect(json.data).toMatchObject({ company: null, city: { name: 'Bandung' }, 'sub-district': { name: 'Dago' } });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('names the mistakes in the spelling of the wire [S5.57]', async () => {
    const { code, token } = await somebody();
    const { status, json } = await shop.ask('PUT /billing-address', {
      token,
      body: form(code, { address: ' ', 'postal-code': '1281' }),
    });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ address: 'Wajib diisi.', 'postal-code': 'Kode pos terdiri dari 5 angka.' });
    for (const field of ['address', 'province-id', 'city-id', 'district-id', 'subdistrict-id', 'postal-code']) {
      const without = await shop.ask('PUT /billing-address', { token, body: form(code, { [field]: null }) });
      expect([without.status, Object.keys(without.json.errors)], field).toEqual([422, [field]]);
    }
  });

  it.each([
    ['an unknown province', { 'province-id': 99 }, ['province-id', 'city-id', 'district-id', 'subdistrict-id']],
    ['a city of another province', { 'city-id': 3273 }, ['city-id', 'district-id', 'subdistrict-id']],
    ['a district of another city', { 'district-id': '327301' }, ['district-id', 'subdistrict-id']],
    ['a sub-district of another district', { 'subdistrict-id': 2 }, ['subdistrict-id']],
    ['an unknown sub-district', { 'subdistrict-id': 2_147_483_647 }, ['subdistrict-id']],
  ])('is refused with %s [safety 46]', async (_, areas, fields) => {
    const { id, code, token } = await somebody();
    const { status, json } = await shop.ask('PUT /billing-address', { token, body: form(code, areas) });
    expect(status).toBe(422);
    expect(json.errors).toEqual(Object.fromEntries(fields.map((field) => [field, 'Pilihan tidak tersedia.'])));
    expect(await rowsOf(id)).toEqual([]);
  });

  it.each([
    ['city-id', '3171'],
    ['city-id', true],
    ['city-id', [3171]],
    ['city-id', 1e30],
    ['province-id', 2_147_483_648],
    ['province-id', 3.1],
    ['district-id', 317101],
    ['district-id', '317101 or 1=1'],
    ['subdistrict-id', 0],
    ['address', 'a\0b'],
    ['address', 'x'.repeat(501)],
  ])('is refused with %s %j [safety 29]', async (field, value) => {
    const { code, token } = await somebody();
    const { status, json } = await shop.ask('PUT /billing-address', { token, body: form(code, { [field]: value }) });
    expect({ status, fields: Object.keys(json.errors) }).toEqual({ status: 422, fields: [field] });
  });

  it("is not another's, to read or to write [safety 14] [safety 19]", async () => {
    const [mine, other] = [await somebody(), await somebody()];
    expect((await shop.ask(`GET /billing-address/${other.code}`, { token: mine.token })).status).toBe(403);
    expect((await shop.ask('PUT /billing-address', { token: mine.token, body: form(other.code) })).status).toBe(403);
    expect(await rowsOf(other.id)).toEqual([]);
    expect(await rowsOf(mine.id)).toEqual([]);
    expect((await shop.ask(`GET /billing-address/${mine.code}`)).status).toBe(401);
  });

  it('is one row when it is saved from two tabs at once', async () => {
    const { id, code, token } = await somebody();
    const puts = Array.from({ length: 5 }, () => shop.ask('PUT /billing-address', { token, body: form(code) }));
    expect((await Promise.all(puts)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await rowsOf(id)).toHaveLength(1);
  });
});
