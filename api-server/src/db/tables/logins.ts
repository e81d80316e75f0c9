import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Devices that somebody has logged in on, with the account it was: 'shop:7', 'console:3'. Several accounts may share a
 * device. Only the SHA-256 of its token is stored.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    account: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.account] }),
    index('known_devices_account').on(table.account),
  ],
);

/** Codes that were mailed to let the right password in while others guess. Each is good once; only its hash is stored. */
export const loginCodes = pgTable(
  'login_codes',
  {
    hash: text().primaryKey(),
    account: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('login_codes_account').on(table.account)],
);
