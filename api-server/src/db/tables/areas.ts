import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Ids are the official area codes. `zone` is the distance class of the courier tables, 1 (Jakarta) to 6. */
export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  name: text().notNull(),
  zone: smallint().notNull(),
});

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id),
    type: text({ enum: ['Kota', 'Kabupaten'] }).notNull(),
    name: text().notNull(),
  },
  (table) => [index('cities_province').on(table.provinceId)],
);

export const districts = pgTable(
  'districts',
  {
    id: integer().primaryKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    // Null where we don't know it; the shopper writes it then.
    postalCode: text('postal_code'),
  },
  (table) => [index('districts_city').on(table.cityId)],
);

export const subdistricts = pgTable(
  'subdistricts',
  {
    // The ten-digit village codes do not fit 31 bits: these are numbered by us, in the order of the codes.
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
    name: text().notNull(),
  },
  (table) => [index('subdistricts_district').on(table.districtId)],
);
