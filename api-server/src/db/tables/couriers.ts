import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { cities, districts, subdistricts } from './areas.ts';

const money = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const couriers = pgTable('couriers', {
  id: integer().primaryKey(),
  code: text({ enum: ['jnt', 'sap', 'rpx'] })
    .notNull()
    .unique(),
  name: text().notNull(),
});

/** What a courier asks for the first and for each further kilogram into a zone. */
export const courierRates = pgTable(
  'courier_rates',
  {
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    zone: smallint().notNull(),
    firstKg: money('first_kg').notNull(),
    nextKg: money('next_kg').notNull(),
    service: text().notNull(),
    // How many days it takes: '2-3', or '1'. Null where nobody said.
    days: text(),
    // Basis points (1/100 %) of the value of the parcel, for couriers that insure it.
    insuranceBasisPoints: smallint('insurance_basis_points').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.courierId, table.zone] })],
);

/** Cities that a courier does not serve. */
export const courierGaps = pgTable(
  'courier_gaps',
  {
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
  },
  (table) => [primaryKey({ columns: [table.courierId, table.cityId] })],
);

/** Districts that a courier does not serve, though it goes to their city: mostly islands. */
export const courierDistrictGaps = pgTable(
  'courier_district_gaps',
  {
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id),
  },
  (table) => [primaryKey({ columns: [table.courierId, table.districtId] })],
);

/** The last answer of the rate service for each shipment, known to every process and after a restart. */
export const shippingQuotes = pgTable(
  'shipping_quotes',
  {
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id),
    subdistrictId: integer('subdistrict_id')
      .notNull()
      .references(() => subdistricts.id),
    weightKg: integer('weight_kg').notNull(),
    // 0 where the courier insures nothing: there the value changes no cost.
    insuredValue: money('insured_value').notNull(),
    // Null: the courier does not go there.
    cost: money('cost'),
    service: text(),
    days: text(),
    quotedAt: moment('quoted_at').notNull(),
    // Until then it is used without asking the service again.
    freshUntil: moment('fresh_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courierId, table.subdistrictId, table.weightKg, table.insuredValue] }),
    index('shipping_quotes_age').on(table.quotedAt),
    check('shipping_quotes_cost', sql`${table.cost} > 0 and ${table.service} is not null or ${table.cost} is null`),
  ],
);
