import { and, eq } from 'drizzle-orm';
import { rupiah } from 'shop-core/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import { courierTable } from '../db/seed/checkout/couriers.ts';
import { cities, districts, provinces, subdistricts } from '../db/tables/areas.ts';
import { openSeededDatabase } from '../db/testSeeded.ts';
import type { Shipment } from './shipment.ts';
import { tableQuote } from './tableQuote.ts';

const jnt = { id: 1, code: 'jnt' } as const;
const sap = { id: 2, code: 'sap' } as const;
const rpx = { id: 3, code: 'rpx' } as const;

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

/** Any sub-district of a city. */
async function placeIn(type: 'Kota' | 'Kabupaten', city: string, district?: string) {
  const [place] = await database.db
    .select({ id: subdistricts.id, zone: provinces.zone })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(and(eq(cities.type, type), eq(cities.name, city), district ? eq(districts.name, district) : undefined))
    .limit(1);
  if (!place) throw new Error(`no ${type} ${city}`);
  return place;
}

const ask = (courier: Shipment['courier'], subdistrictId: number, weightKg = 1, itemValue = 0) =>
  tableQuote(database.db, { courier, subdistrictId, weightKg, itemValue: rupiah(itemValue) });

it('asks for the first kilogram and for each further one by the zone of the place [S9.10]', async () => {
  for (const [type, city] of [
    ['Kota', 'Jakarta Selatan'],
    ['Kota', 'Surabaya'],
    ['Kota', 'Jayapura'],
  ] as const) {
    const { id, zone } = await placeIn(type, city);
    for (const courier of [jnt, rpx]) {
      const [first = 0, next = 0] = courierTable.find((each) => each.id === courier.id)?.rates[zone - 1] ?? [];
      expect((await ask(courier, id, 1))?.cost, `${courier.code} ${city}`).toBe(first);
      expect((await ask(courier, id, 4))?.cost, `${courier.code} ${city}`).toBe(first + 3 * next);
    }
  }
});

it('is dearer the further the place', async () => {
  const near = await ask(jnt, (await placeIn('Kota', 'Jakarta Selatan')).id);
  const far = await ask(jnt, (await placeIn('Kota', 'Jayapura')).id);
  expect(far?.cost).toBeGreaterThan(near?.cost ?? Number.POSITIVE_INFINITY);
});

it('adds what the insurance of the value costs, rounded up to a rupiah', async () => {
  const { id } = await placeIn('Kota', 'Jakarta Selatan');
  expect(await ask(sap, id, 1, 500_001)).toEqual({
    days: { from: 1, to: 2 },
    cost: 25_000 + 1_001,
    service: 'Diamond, nilai penuh diasuransikan',
  });
  expect((await ask(sap, id, 1, 8_000_000_000))?.cost).toBe(25_000 + 16_000_000);
  expect((await ask(jnt, id, 1, 8_000_000_000))?.cost).toBe(12_000);
});

it('has nothing to offer where a courier does not go, or where nobody lives [S5.53]', async () => {
  const islands = await placeIn('Kabupaten', 'Kepulauan Mentawai');
  expect(await ask(jnt, islands.id)).toBeUndefined();
  expect(await ask(sap, islands.id)).toBeUndefined();
  expect(await ask(jnt, 2_147_483_647)).toBeUndefined();
  expect(await ask({ ...jnt, id: 99 }, (await placeIn('Kota', 'Surabaya')).id)).toBeUndefined();
});

it('has nothing to offer in a district where a courier does not go, though it goes to the city', async () => {
  const island = await placeIn('Kabupaten', 'Jepara', 'Karimunjawa');
  const coast = await placeIn('Kabupaten', 'Jepara', 'Mlonggo');
  for (const courier of [jnt, sap, rpx]) {
    expect(await ask(courier, island.id), courier.code).toBeUndefined();
    expect((await ask(courier, coast.id))?.cost, courier.code).toBeGreaterThan(0);
  }
});
