import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BillingAddress, BillingChange } from 'shop-core/contract';
import { isBlank } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { cities, districts, provinces, subdistricts } from '../../db/tables/areas.ts';
import { billingAddresses, customers } from '../../db/tables/customers.ts';

/** S3.21. Where a customer's bills go, all null but the name until it is filled in; undefined of a deleted customer. */
export async function findBilling(db: Db, customerId: number): Promise<BillingAddress | undefined> {
  const [row] = await billings(db).execute({ customerId });
  if (!row) return undefined;
  const { billing, province, city, district, subdistrict } = row;
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    address: billing?.address ?? null,
    company: billing?.company ?? null,
    place: billing?.place ?? null,
    province,
    city,
    district: district && { ...district, kecamatan: district.name },
    subdistrict: subdistrict && { ...subdistrict, kelurahan: subdistrict.name },
    postalCode: billing?.postalCode ?? null,
  };
}

const billings = hotQuery((db) =>
  db
    .select({
      firstName: customers.firstName,
      lastName: customers.lastName,
      billing: billingAddresses,
      province: provinces,
      city: cities,
      district: districts,
      subdistrict: subdistricts,
    })
    .from(customers)
    .leftJoin(billingAddresses, eq(billingAddresses.customerId, customers.id))
    .leftJoin(provinces, eq(provinces.id, billingAddresses.provinceId))
    .leftJoin(cities, eq(cities.id, billingAddresses.cityId))
    .leftJoin(districts, eq(districts.id, billingAddresses.districtId))
    .leftJoin(subdistricts, eq(subdistricts.id, billingAddresses.subdistrictId))
    .where(and(eq(customers.id, sql.placeholder('customerId')), isNull(customers.deletedAt)))
    .prepare('billing_of'),
);

export type AreaIds = Pick<BillingChange, 'provinceId' | 'cityId' | 'districtId' | 'subdistrictId'>;

/** The areas of these ids as far as each lies in the one before it; null from the first that does not. */
export async function findAreaChain(db: Db, ids: AreaIds) {
  const [row] = await db
    .select({ province: provinces, city: cities, district: districts, subdistrict: subdistricts })
    .from(provinces)
    .leftJoin(cities, and(eq(cities.id, ids.cityId), eq(cities.provinceId, provinces.id)))
    .leftJoin(districts, and(eq(districts.id, ids.districtId), eq(districts.cityId, cities.id)))
    .leftJoin(subdistricts, and(eq(subdistricts.id, ids.subdistrictId), eq(subdistricts.districtId, districts.id)))
    .where(eq(provinces.id, ids.provinceId));
  return row ?? { province: null, city: null, district: null, subdistrict: null };
}

export async function saveBilling(db: Db, customerId: number, change: BillingChange): Promise<void> {
  const { provinceId, cityId, districtId, subdistrictId } = change;
  const billing = {
    address: change.address.trim(),
    company: orNothing(change.company),
    place: orNothing(change.place),
    provinceId,
    cityId,
    districtId,
    subdistrictId,
    postalCode: change.postalCode.trim(),
  };
  await db
    .insert(billingAddresses)
    .values({ customerId, ...billing })
    .onConflictDoUpdate({ target: billingAddresses.customerId, set: billing });
}

function orNothing(text: string | null): string | null {
  return text === null || isBlank(text) ? null : text.trim();
}
