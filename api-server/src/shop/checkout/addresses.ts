import { eq, sql } from 'drizzle-orm';
import type { ShippingAddress } from 'shop-core/contract';
import type { AreaOfOrder } from 'shop-core/decisions';
import { type BillingForm, isBlank } from 'shop-core/rules';
import type { Db } from '../../db/database.ts';
import { hotQuery } from '../../db/hotQuery.ts';
import { cities, districts, provinces, subdistricts } from '../../db/tables/areas.ts';
import { billingAddresses, customers } from '../../db/tables/customers.ts';
import type { StoredAddress } from '../../db/tables/orders.ts';

/** The customer's billing address: as the rules judge it, and as the order keeps it. */
export interface Billing {
  readonly form: BillingForm;
  readonly stored: StoredAddress;
}

/** A dropship address that was sent: where its sub-district lies, and as the order keeps it. */
export interface Dropship {
  readonly area: AreaOfOrder;
  readonly stored: StoredAddress;
}

const areaColumns = { subdistrict: subdistricts, district: districts, city: cities, province: provinces };
type AreaRow = { [K in keyof typeof areaColumns]: (typeof areaColumns)[K]['$inferSelect'] };

/** The customer's billing address, or null while there is none. */
export async function loadBilling(db: Db, customerId: number, note: string | null): Promise<Billing | null> {
  const [row] = await billings(db).execute({ customerId });
  if (!row) return null;
  const { billing, customer } = row;
  const { address, company, place, postalCode } = billing;
  return {
    form: { ...areasOf(row), postalCode, address, company, place },
    stored: {
      ...areaNames(row),
      fullName: fullName(customer.firstName, customer.lastName),
      phoneNumber: customer.phone,
      company,
      place,
      address,
      postalCode,
      note,
    },
  };
}

const billings = hotQuery((db) =>
  db
    .select({
      billing: billingAddresses,
      customer: { firstName: customers.firstName, lastName: customers.lastName, phone: customers.phone },
      ...areaColumns,
    })
    .from(billingAddresses)
    .innerJoin(customers, eq(customers.id, billingAddresses.customerId))
    .innerJoin(subdistricts, eq(subdistricts.id, billingAddresses.subdistrictId))
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(billingAddresses.customerId, sql.placeholder('customerId')))
    .prepare('billing_to_order'),
);

/** A dropship address as sent. The areas are looked up by the sub-district: the client's names are only for people. */
export async function loadDropship(db: Db, sent: ShippingAddress): Promise<Dropship | null> {
  const [row] = await db
    .select(areaColumns)
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .where(eq(subdistricts.id, sent.subdistrictId));
  if (!row) return null;
  const { firstName, lastName, phoneNumber, address, company, place, postalCode, note } = sent;
  return {
    area: areasOf(row),
    stored: {
      ...areaNames(row),
      fullName: fullName(firstName, lastName),
      phoneNumber,
      company,
      place,
      address,
      postalCode,
      note,
    },
  };
}

function areasOf({ province, city, district, subdistrict }: AreaRow): AreaOfOrder {
  return { province, city, district, subdistrict };
}

function areaNames({ province, city, district, subdistrict }: AreaRow) {
  return {
    subdistrictName: subdistrict.name,
    districtName: district.name,
    cityName: `${city.type} ${city.name}`,
    provinceName: province.name,
  };
}

/** 'Budi Santoso' from its parts. */
export function fullName(first: string | null, last: string | null): string {
  return [first, last].filter((part) => !isBlank(part)).join(' ');
}
