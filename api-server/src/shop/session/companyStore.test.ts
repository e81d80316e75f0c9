import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../db/tables/customers.ts';
import { type RawAnswer, type TestShop, testShop } from '../testShop.ts';

let shop: TestShop;
const ids = new Map<string, number>();

beforeAll(async () => {
  shop = await testShop();
  const details = {
    address: 'Jl. Laut 1',
    email: 'halo@laut.id',
    phone: '0215551234',
    createdAt: shop.now(),
    approvedAt: shop.now(),
  };
  const names = ['pt Teluk', 'PT Arus', 'PT Selat'];
  const rows = await shop.db
    .insert(companies)
    .values(names.map((name) => ({ name, ...details })))
    .returning();
  for (const { id, name } of rows) ids.set(name, id);
  const more = Array.from({ length: 1000 }, (_, n) => ({
    name: `PT Zona ${n}`,
    createdAt: shop.now(),
    approvedAt: shop.now(),
  }));
  await shop.db.insert(companies).values(more);
});
afterAll(() => shop.close());

const find = (body: object, token?: string) => shop.ask('POST /company/find-all', { body, ...(token && { token }) });
const namesOf = ({ json }: { json: RawAnswer }) => json.data.content.map(({ name }) => name);

describe('the list of companies', () => {
  it('hides a company that no admin has approved', async () => {
    await shop.db.insert(companies).values({ name: 'A baru saja didaftarkan', createdAt: shop.now() });
    const { json } = await find({ page: 0, size: 1000 });
    expect(namesOf({ json })).not.toContain('A baru saja didaftarkan');
  });

  it('tells strangers ids and names, sorted, and nothing more [S7.12]', async () => {
    const { status, json } = await find({ page: 0, size: 1000 });
    const stranger = (name: string) => ({ id: ids.get(name), name, address: null, email: null, phone: null });
    expect(status).toBe(200);
    expect(json.data.content.slice(0, 3)).toEqual(['PT Arus', 'PT Selat', 'pt Teluk'].map(stranger));
  });

  it('comes in pages, and past the end is empty', async () => {
    expect(namesOf(await find({ page: 1, size: 2 }))).toEqual(['pt Teluk', 'PT Zona 0']);
    expect(namesOf(await find({ page: 1, size: 1000 }))).toHaveLength(3);
    expect(namesOf(await find({ page: 9_007_199_254_740_991, size: 1000 }))).toEqual([]);
  });

  it('is never longer than a thousand, nor shorter than one', async () => {
    expect(namesOf(await find({ page: 0, size: 1_000_000 }))).toHaveLength(1000);
    expect(namesOf(await find({ page: 0, size: -5 }))).toHaveLength(1);
  });
});
