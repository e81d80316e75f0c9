import { and, asc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { City, District, Province, Subdistrict } from 'shop-core/contract';
import type { Db } from '../../db/connect.ts';
import { cities, districts, provinces, subdistricts } from '../../db/tables/areas.ts';
import { courierGaps, couriers } from '../../db/tables/couriers.ts';

type CourierCode = (typeof couriers.code.enumValues)[number];

export function allProvinces(db: Db): Promise<Province[]> {
  return provincesWhere(db, undefined);
}

/** The provinces where a courier serves at least one city. */
export function provincesServedBy(db: Db, courier: CourierCode): Promise<Province[]> {
  const served = and(eq(cities.provinceId, provinces.id), isServed(db, [courier]));
  return provincesWhere(db, exists(db.select({ id: cities.id }).from(cities).where(served)));
}

function provincesWhere(db: Db, condition: SQL | undefined): Promise<Province[]> {
  return db
    .select({ id: provinces.id, name: provinces.name })
    .from(provinces)
    .where(condition)
    .orderBy(asc(provinces.name));
}

export function citiesOf(db: Db, provinceId: number): Promise<City[]> {
  return citiesWhere(db, eq(cities.provinceId, provinceId));
}

/** The cities that sap or rpx serves: the ask does not say which of the two is meant. */
export function onlineCitiesOf(db: Db, provinceId: number): Promise<City[]> {
  return citiesWhere(db, and(eq(cities.provinceId, provinceId), isServed(db, ['sap', 'rpx'])));
}

function citiesWhere(db: Db, condition: SQL | undefined): Promise<City[]> {
  return db
    .select({ id: cities.id, type: cities.type, name: cities.name })
    .from(cities)
    .where(condition)
    .orderBy(asc(cities.name), asc(cities.type));
}

/** Whether one of these couriers goes to the city of the outer query. */
function isServed(db: Db, codes: readonly CourierCode[]): SQL {
  const gap = and(eq(courierGaps.courierId, couriers.id), eq(courierGaps.cityId, cities.id));
  const isWithoutGap = notExists(db.select({ cityId: courierGaps.cityId }).from(courierGaps).where(gap));
  return exists(
    db
      .select({ id: couriers.id })
      .from(couriers)
      .where(and(inArray(couriers.code, codes), isWithoutGap)),
  );
}

export function districtsOf(db: Db, cityId: number): Promise<District[]> {
  return db
    .select({
      id: districts.id,
      name: districts.name,
      kecamatan: districts.name,
      postalCode: districts.postalCode,
    })
    .from(districts)
    .where(eq(districts.cityId, cityId))
    .orderBy(asc(districts.name), asc(districts.id));
}

export function subdistrictsOf(db: Db, districtId: number): Promise<Subdistrict[]> {
  return db
    .select({ id: subdistricts.id, name: subdistricts.name, kelurahan: subdistricts.name })
    .from(subdistricts)
    .where(eq(subdistricts.districtId, districtId))
    .orderBy(asc(subdistricts.name), asc(subdistricts.id));
}

/** Every sub-district of a city in one list. Of names that stand there twice, each says its district. */
export async function subdistrictsOfCity(db: Db, cityId: number): Promise<Subdistrict[]> {
  const rows = await db
    .select({
      id: subdistricts.id,
      kelurahan: subdistricts.name,
      district: districts.name,
      namesakes: sql`count(*) over (partition by ${subdistricts.name})`.mapWith(Number),
    })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .where(eq(districts.cityId, cityId))
    .orderBy(asc(subdistricts.name), asc(districts.name), asc(subdistricts.id));
  return rows.map(({ id, kelurahan, district, namesakes }) => ({
    id,
    name: namesakes > 1 ? `${kelurahan} (${district})` : kelurahan,
    kelurahan,
  }));
}
