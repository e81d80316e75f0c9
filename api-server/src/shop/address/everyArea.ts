import { setImmediate } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import type { FoundArea } from 'shop-core/contract';
import type { Db } from '../../db/connect.ts';
import { cities, districts, provinces, subdistricts } from '../../db/tables/areas.ts';

// PGlite answers on this thread: others get their turn between these.
const chunkSize = 5_000;

/** Every sub-district with all that it lies in, by name. */
export async function everyArea(db: Db): Promise<FoundArea[]> {
  const above = new Map((await everyDistrict(db)).map((row) => [row.district.id, row]));
  const areas: FoundArea[] = [];
  let last = 0;
  for (;;) {
    const rows = await subdistrictsAfter(db, last);
    for (const { id, districtId, name } of rows) {
      const district = above.get(districtId);
      if (district) areas.push({ ...district, subdistrict: { id, name, kelurahan: name } });
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < chunkSize) return areas.sort(byName);
    await setImmediate();
  }
}

async function everyDistrict(db: Db): Promise<Omit<FoundArea, 'subdistrict'>[]> {
  return db
    .select({
      province: { id: provinces.id, name: provinces.name },
      city: { id: cities.id, type: cities.type, name: cities.name },
      district: {
        id: districts.id,
        name: districts.name,
        kecamatan: districts.name,
        postalCode: districts.postalCode,
      },
      postalCode: districts.postalCode,
    })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId));
}

function subdistrictsAfter(db: Db, id: number) {
  return db
    .select({ id: subdistricts.id, districtId: subdistricts.districtId, name: subdistricts.name })
    .from(subdistricts)
    .where(gt(subdistricts.id, id))
    .orderBy(asc(subdistricts.id))
    .limit(chunkSize);
}

// Not by a locale: these are ASCII but for a handful, and a collator takes four times as long over them.
function byName({ subdistrict: one }: FoundArea, { subdistrict: other }: FoundArea): number {
  return one.name < other.name ? -1 : Number(one.name > other.name);
}
