import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { id, tracked } from './columns.ts';

const metres = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' });

/** Ships and barges. Many barges have no IMO number, only that of their register. */
export const vessels = pgTable(
  'vessels',
  {
    id: id(),
    name: text().notNull(),
    exNames: jsonb('ex_names').$type<readonly string[]>().notNull().default([]),
    imo: text().unique(),
    regNo: text('reg_no'),
    callSign: text('call_sign'),
    mmsi: text(),
    flag: text(),
    portOfRegistry: text('port_of_registry'),
    kind: text().notNull(),
    classSociety: text('class_society'),
    notation: text(),
    gt: integer(),
    nt: integer(),
    dwt: integer(),
    loa: metres('loa'),
    lbp: metres('lbp'),
    breadth: metres('breadth'),
    depth: metres('depth'),
    builtYear: smallint('built_year'),
    builder: text(),
    engine: text(),
    kw: integer(),
    ownerId: integer('owner_id').references(() => clients.id),
    manager: text(),
    piClub: text('pi_club'),
    ...tracked(),
  },
  (table) => [
    index('vessels_name').on(sql`lower(${table.name})`),
    index('vessels_owner').on(table.ownerId),
    check('vessels_imo', sql`${table.imo} ~ '^[0-9]{7}$'`),
    check('vessels_mmsi', sql`${table.mmsi} ~ '^[0-9]{9}$'`),
  ],
);
