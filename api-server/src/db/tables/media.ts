import { customType, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures, served at /media/{name}. In the database, so that any number of servers and one backup hold them. */
export const media = pgTable('media', {
  name: text().primaryKey(),
  contentType: text('content_type').notNull(),
  sha256: text().notNull(),
  bytes: bytea().notNull(),
});
