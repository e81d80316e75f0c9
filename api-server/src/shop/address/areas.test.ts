import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities, districts, provinces, subdistricts } from '../../db/tables/areas.ts';
import { courierGaps, couriers } from '../../db/tables/couriers.ts';
import { addCustomer, addSession } from '../testShop.ts';
import { type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;

async function get(path: string) {
  const { status, data } = await front.ask(`GET ${path}`);
  expect(status).toBe(200);
  return data;
}

beforeAll(async () => {
  front = await testStorefront();
  const { db } = front;
  // Beside DKI Jakarta (31) and Jawa Barat (32) with one city each, which are there already.
  await db.insert(provinces).values({ id: 94, name: 'Papua', zone: 6 });
  await db.insert(cities).values([
    { id: 3201, provinceId: 32, type: 'Kabupaten', name: 'Bandung' },
    { id: 3204, provinceId: 32, type: 'Kabupaten', name: 'Asri' },
    { id: 9401, provinceId: 94, type: 'Kabupaten', name: 'Merauke' },
  ]);
  await db.insert(districts).values([
    { id: 327302, cityId: 3273, name: 'Astana', postalCode: '40241' },
    { id: 327303, cityId: 3273, name: 'Kosong', postalCode: null },
  ]);
  await db.insert(subdistricts).values([
    { id: 3, code: '3273021001', districtId: 327302, name: 'Sukamaju' },
    { id: 4, code: '3273011002', districtId: 327301, name: 'Sukamaju' },
    { id: 5, code: '3273021002', districtId: 327302, name: 'Anyar' },
    { id: 6, code: '3171011002', districtId: 317101, name: 'Anyar' },
  ]);
  await db.insert(couriers).values([
    { id: 1, code: 'jnt', name: 'J&T' },
    { id: 2, code: 'sap', name: 'SAP' },
    { id: 3, code: 'rpx', name: 'RPX' },
  ]);
  await db.insert(courierGaps).values([
    { courierId: 2, cityId: 9401 },
    { courierId: 3, cityId: 9401 },
    { courierId: 3, cityId: 3201 },
    { courierId: 1, cityId: 3171 },
  ]);
});
afterAll(() => front.close());

describe('the areas', () => {
  it('are provinces by name [S7.51] [S3.30]', async () => {
    expect(await get('/province')).toEqual([
      { province_id: 31, province: 'DKI Jakarta' },
      { province_id: 32, province: 'Jawa Barat' },
      { province_id: 94, province: 'Papua' },
    ]);
  });

  it('are the cities of a province, of one name first the Kabupaten [S7.53] [S3.30]', async () => {
    expect(await get('/city/32')).toEqual([
      { id: 3204, type: 'Kabupaten', name: 'Asri' },
      { id: 3201, type: 'Kabupaten', name: 'Bandung' },
      { id: 3273, type: 'Kota', name: 'Bandung' },
    ]);
  });

  it('are the districts of a city with their postal codes, as far as they are known [S7.55] [S3.30]', async () => {
    expect(await get('/district/3273')).toEqual([
      { id: 327302, name: 'Astana', kecamatan: 'Astana', postalCode: '40241' },
      { id: 327301, name: 'Coblong', kecamatan: 'Coblong', postalCode: null },
      { id: 327303, name: 'Kosong', kecamatan: 'Kosong', postalCode: null },
    ]);
  });

  it('are the sub-districts of a district [S7.56] [S3.30]', async () => {
    expect(await get('/subdistrict/327301')).toEqual([
      { id: 2, name: 'Dago', kelurahan: 'Dago' },
      { id: 4, name: 'Sukamaju', kelurahan: 'Sukamaju' },
    ]);
  });

  it.each(['/city/99', '/city/rpx?province=99', '/district/99', '/subdistrict/99', '/subdistrict/rpx?city-id=99'])(
    'are none under an area that does not exist: %s',
    async (path) => {
      expect(await get(path)).toEqual([]);
    },
  );

  it.each([
    '/city/0',
    '/city/-1',
    '/city/2147483648',
    '/city/1e3',
    '/city/%00',
    '/district/x',
    '/city/rpx',
    '/city/rpx?province=31&province=32',
    '/subdistrict/rpx?city-name=Bandung',
    '/province/by-service-code/pos',
  ])('are refused for %s', async (path) => {
    expect((await front.ask(`GET ${path}`)).status).toBe(422);
  });

  it('may be kept for a day by who asked as nobody in particular', async () => {
    expect((await front.ask('GET /province')).headers.get('cache-control')).toBe('public, max-age=86400');
    const token = await addSession(front.shop, (await addCustomer(front.shop)).id);
    expect((await front.ask('GET /province', { token })).headers.get('cache-control')).toBe('private, no-store');
    expect((await front.ask('GET /city/x')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('where couriers go', () => {
  it.each([
    ['jnt', ['Jawa Barat', 'Papua']],
    ['sap', ['DKI Jakarta', 'Jawa Barat']],
    ['rpx', ['DKI Jakarta', 'Jawa Barat']],
  ])('is for %s the provinces with a city that it serves [S7.52]', async (courier, names) => {
    const served = await get(`/province/by-service-code/${courier}`);
    expect(served.map((province: { province: string }) => province.province)).toEqual(names);
  });

  it('is in a province the cities that sap or rpx serves [S7.54]', async () => {
    expect(await get('/city/rpx?province=32')).toEqual([
      { id: 3204, type: 'Kabupaten', name: 'Asri' },
      { id: 3201, type: 'Kabupaten', name: 'Bandung' },
      { id: 3273, type: 'Kota', name: 'Bandung' },
    ]);
    expect(await get('/city/rpx?province=94')).toEqual([]);
  });

  it('is in a city one list, where a name that stands twice says its district [S7.57] [S4.29]', async () => {
    expect(await get('/subdistrict/rpx?city-id=3273&city-name=Bandung')).toEqual([
      { id: 5, name: 'Anyar', kelurahan: 'Anyar' },
      { id: 2, name: 'Dago', kelurahan: 'Dago' },
      { id: 3, name: 'Sukamaju (Astana)', kelurahan: 'Sukamaju' },
      { id: 4, name: 'Sukamaju (Coblong)', kelurahan: 'Sukamaju' },
    ]);
  });
});
