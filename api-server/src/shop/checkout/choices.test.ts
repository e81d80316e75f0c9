import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banks } from '../../db/tables/orders.ts';
import { askCost } from '../testOrder.ts';
import { addBuyer, areaOf, type Buyer, type TestPurchase, testPurchase } from '../testPurchase.ts';

let shop: TestPurchase;
let buyer: Buyer;
let home: number;
beforeAll(async () => {
  shop = await testPurchase();
  home = (await areaOf(shop, 'Tebet', 'Tebet Timur'))['subdistrict-id'];
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await addBuyer(shop);
});

describe('what a shopper chooses from', () => {
  it('are three couriers [S3.31, S7.60]', async () => {
    const { status, data } = await shop.ask('GET /lookup/by-group-id/3');
    expect(status).toBe(200);
    expect(data).toEqual([
      { id: 1, code: 'jnt', name: 'J&T Express' },
      { id: 2, code: 'sap', name: 'SAP Express' },
      { id: 3, code: 'rpx', name: 'RPX' },
    ]);
  });

  it('are the banks that are in use, without their accounts [S3.32, S7.61]', async () => {
    await shop.db.update(banks).set({ isActive: false }).where(eq(banks.id, 3));
    const { status, data } = await shop.ask('GET /bank');
    expect(status).toBe(200);
    expect(data).toEqual([
      { id: 1, bankName: 'BCA', logo: '/media/bank-bca.svg' },
      { id: 2, bankName: 'Bank Mandiri', logo: '/media/bank-mandiri.svg' },
      { id: 4, bankName: 'BRI', logo: '/media/bank-bri.svg' },
    ]);
    await shop.db.update(banks).set({ isActive: true }).where(eq(banks.id, 3));
  });
});

describe('the shipping cost', () => {
  it('is told in both shapes that the wire knows [S7.58]', async () => {
    const { status, data } = await askCost(shop, buyer, 'jnt', home, { weight: 3 });
    expect(status).toBe(200);
    expect(data).toEqual({
      value: 30_000,
      description: 'EZ',
      costs: [{ description: 'EZ', cost: [{ value: 30_000, etd: '1-2' }] }],
    });
  });

  it('of sap holds the insurance, and needs a value over the minimum [S5.51, S7.58, S9.11]', async () => {
    const exactly = await askCost(shop, buyer, 'sap', home, { value: 500_000 });
    expect(exactly.status).toBe(422);
    expect(exactly.json).toMatchObject({
      message: ['Total belanja harus lebih dari Rp 500,000'],
      code: 'SHIPPING_MINIMUM',
      params: { above: 500_000 },
    });
    const above = await askCost(shop, buyer, 'sap', home, { value: 500_001 });
    expect(above.data).toMatchObject({ value: 26_001, description: 'Diamond, nilai penuh diasuransikan' });
  });

  it('of rpx is asked like the others [S7.58]', async () => {
    expect((await askCost(shop, buyer, 'rpx', home, { weight: 2 })).data.value).toBe(35_000);
  });

  it('is null where the courier does not go [S7.58]', async () => {
    const islands = await areaOf(shop, 'Sipora Utara', 'Tuapejat');
    const { status, json } = await askCost(shop, buyer, 'jnt', islands['subdistrict-id']);
    expect(status).toBe(200);
    expect(json).toEqual({ message: [], data: null });
  });

  it('is asked of one courier at a time [S5.50]', async () => {
    const body = { destination: home, 'is-jnt': true, 'is-rpx': false, 'is-sap': true, weight: 1 };
    for (const flags of [{}, { 'is-rpx': true }, { 'is-jnt': false, 'is-sap': false }]) {
      const { status, json } = await shop.ask('POST /order/get-cost', {
        token: buyer.token,
        body: { ...body, ...flags },
      });
      expect(status).toBe(422);
      expect(json).toMatchObject({ message: ['Metode belum dipilih'], code: 'SHIPPING_METHOD_REQUIRED' });
    }
  });

  it('is that of whole kilograms, from 1 [S9.12]', async () => {
    for (const weight of [0, -3, 1.5, 1e9]) {
      const { status, json } = await askCost(shop, buyer, 'jnt', home, { weight });
      expect(status, String(weight)).toBe(422);
      expect(json.errors.weight).toEqual(expect.any(String));
    }
  });

  it('is no business of a stranger', async () => {
    const body = { destination: home, 'is-jnt': true, 'is-rpx': false, 'is-sap': false, weight: 1 };
    expect((await shop.ask('POST /order/get-cost', { body })).status).toBe(401);
  });
});
