import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '../../db/tables/content.ts';
import { addBuyer, type Buyer, type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;
let ani: Buyer;

beforeAll(async () => {
  shop = await testPurchase();
  await shop.db.update(config).set({ value: '2000000' }).where(eq(config.name, 'HARGA_EMAS_PER_GRAM'));
});
beforeEach(async () => {
  ani = await addBuyer(shop);
});
afterAll(() => shop.close());

const entry = (more: object = {}) => ({
  'customer-code': ani.code,
  'gold-type': 'Batangan',
  id: 0,
  price: 2_200_000,
  rate: 99.99,
  'transaction-date': '01-10-2026',
  type: 'Beli',
  weight: 10,
  ...more,
});
const save = (more: object = {}, { token } = ani) => shop.ask('POST /zakat', { token, body: entry(more) });
const list = async (more: object = {}, { code, token } = ani) =>
  (await shop.ask('POST /zakat/get-all', { token, body: { page: 0, 'customer-code': code, size: 10, ...more } })).data;
const remove = (id: number, { token } = ani) => shop.ask(`DELETE /zakat/${id}`, { token });

describe('the zakat tracker', () => {
  it('keeps what was bought, worth what its fine gold is worth today [S7.65, S3.26]', async () => {
    const { status, data } = await save({ weight: 2.125, rate: 99.9, 'gold-type': ' Koin ' });
    expect(status).toBe(200);
    const kept = {
      id: data.id,
      type: 'Beli',
      'gold-type': 'Koin',
      weight: 2.125,
      rate: 99.9,
      price: 2_200_000,
      // 2.125 g x 99.9 % x Rp 2,000,000
      'current-price': 4_245_750,
      'transaction-date': '01-10-2026',
    };
    expect(data).toEqual(kept);
    expect((await list()).zakats).toEqual([kept]);
  });

  it('is empty at first, and below the nisab nothing is due [S7.66, S3.27]', async () => {
    const empty = { 'status-wajib': false, 'total-gold': 0, 'zakat-value': 0, 'total-current-price': 0 };
    expect(await list()).toMatchObject({ ...empty, 'sisa-hari': null, zakats: [], totalItems: 0, currentPage: 0 });
  });

  it('counts the days of the Hijri year from the day 85 grams of fine gold were held [S9.18, S3.27]', async () => {
    await save({ weight: 80, rate: 100, 'transaction-date': '01-06-2026' });
    await save({ weight: 10, rate: 50, 'transaction-date': '01-07-2026' });
    expect(await list()).toMatchObject({
      'status-wajib': false,
      'total-gold': 85,
      'total-current-price': 170_000_000,
      'zakat-value': 4_250_000,
      'price-per-gram': 2_000_000,
      'haul-since': '01-07-2026',
      // 16 Muharram 1448 to 16 Muharram 1449
      'due-on': '21-06-2027',
      'sisa-hari': 206,
      'haul-steps': [{ code: 'HAUL_STARTED', date: '01-07-2026', 'fine-gold': 85 }],
    });
    await save({ weight: 90, rate: 100, 'transaction-date': '01-01-2024' });
    expect(await list()).toMatchObject({ 'status-wajib': true, 'sisa-hari': 0, 'total-gold': 175 });
  });

  it('shows the newest first, page by page, and an empty page past the end', async () => {
    for (const day of ['03', '01', '02']) await save({ 'transaction-date': `${day}-10-2026` });
    const dates = async (page: number) =>
      (await list({ page, size: 2 })).zakats.map((one: Record<string, unknown>) => one['transaction-date']);
    expect(await dates(0)).toEqual(['03-10-2026', '02-10-2026']);
    expect(await dates(1)).toEqual(['01-10-2026']);
    expect(await dates(9)).toEqual([]);
    expect((await list({ page: 1, size: 2 })).totalItems).toBe(3);
  });

  it('changes an entry of its own, and deletes it [S7.67]', async () => {
    const { data } = await save();
    expect((await save({ id: data.id, weight: 12 })).data).toMatchObject({ id: data.id, weight: 12 });
    expect((await list()).totalItems).toBe(1);
    expect((await remove(data.id)).status).toBe(200);
    expect((await list()).totalItems).toBe(0);
    expect((await remove(data.id)).status).toBe(404);
  });

  it('refuses to sell more than is held on that day, and keeps a sale below 0 [S3.26]', async () => {
    await save({ weight: 10, 'transaction-date': '05-10-2026' });
    const early = await save({ type: 'Jual', weight: -1, 'transaction-date': '04-10-2026' });
    expect([early.status, early.json.code]).toEqual([422, 'GOLD_NOT_HELD']);
    expect(early.json.message[0]).toContain('04-10-2026');
    const sold = await save({ type: 'Jual', weight: -10, 'transaction-date': '05-10-2026' });
    expect([sold.status, sold.data.type, sold.data.weight]).toEqual([200, 'Jual', -10]);
    const kept = (await list()).zakats.map((one: { type: string; weight: number }) => [one.type, one.weight]);
    expect(kept).toEqual([
      ['Jual', -10],
      ['Beli', 10],
    ]);
  });

  it('refuses to delete or shrink gold that was sold since', async () => {
    const bought = (await save({ weight: 10 })).data.id;
    await save({ type: 'Jual', weight: -10, 'transaction-date': '02-10-2026' });
    expect((await remove(bought)).json.code).toBe('GOLD_NOT_HELD');
    expect((await save({ id: bought, weight: 9 })).json.code).toBe('GOLD_NOT_HELD');
    expect((await list()).zakats.map((one: { weight: number }) => one.weight)).toEqual([-10, 10]);
  });

  it('sells the same gold once when two sales come at once', async () => {
    await save({ weight: 10 });
    const sales = await Promise.all(Array.from({ length: 8 }, () => save({ type: 'Jual', weight: -10 })));
    expect(sales.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
    expect((await list())['total-gold']).toBe(0);
  });

  it('holds no more than can be counted exactly', async () => {
    const tonne = { weight: 1_000_000, rate: 100 };
    const statuses = [];
    for (let each = 0; each < 101; each += 1) statuses.push((await save(tonne)).status);
    expect(statuses.indexOf(422)).toBe(100);
    expect((await list())['total-gold']).toBe(100_000_000);
  });
});
