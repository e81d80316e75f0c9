import { sql } from 'drizzle-orm';
import type { Tx } from '../../database.ts';
import { cities, districts, provinces, subdistricts } from '../../tables/areas.ts';
import type { Areas } from './readAreas.ts';

// One statement a chunk, a column an array: 91,000 rows in a second or two on either engine.
const chunkSize = 20_000;

/** Writes all areas of Indonesia. */
export async function seedAreas(tx: Tx, areas: Areas): Promise<void> {
  await tx.insert(provinces).values([...areas.provinces]);
  await tx.insert(cities).values([...areas.cities]);
  await insertDistricts(tx, areas.districts);
  for (let from = 0; from < areas.subdistricts.length; from += chunkSize) {
    await insertSubdistricts(tx, areas.subdistricts.slice(from, from + chunkSize));
  }
}

async function insertDistricts(tx: Tx, rows: Areas['districts']): Promise<void> {
  const column = <T>(of: (row: Areas['districts'][number]) => T) => sql.param(rows.map(of));
  await tx.execute(
    sql`insert into ${districts} (id, city_id, name, postal_code) select * from unnest(
      ${column((row) => row.id)}::int[], ${column((row) => row.cityId)}::int[],
      ${column((row) => row.name)}::text[], ${column((row) => row.postalCode)}::text[])`,
  );
}

async function insertSubdistricts(tx: Tx, rows: Areas['subdistricts']): Promise<void> {
  const column = <T>(of: (row: Areas['subdistricts'][number]) => T) => sql.param(rows.map(of));
  await tx.execute(
    sql`insert into ${subdistricts} (id, code, district_id, name) select * from unnest(
      ${column((row) => row.id)}::int[], ${column((row) => row.code)}::text[],
      ${column((row) => row.districtId)}::int[], ${column((row) => row.name)}::text[])`,
  );
}
