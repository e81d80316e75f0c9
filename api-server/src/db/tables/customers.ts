import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cities, districts, provinces, subdistricts } from './areas.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A customer's level decides the personal prices. */
export const levels = pgTable('levels', { id: integer().primaryKey(), name: text().notNull().unique() });

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    address: text(),
    email: text(),
    phone: text(),
    createdAt: moment('created_at').notNull(),
    // A company that a stranger typed in at registration is nobody's to choose before an admin has looked at it.
    approvedAt: moment('approved_at'),
  },
  (table) => [index('companies_name').on(table.name)],
);

export const customers = pgTable(
  'customers',
  {
    id: id(),
    // What the wire calls customer-code; also the referral code.
    code: text().notNull().unique(),
    username: text().notNull(),
    email: text().notNull(),
    // Case-blind and NFKC-folded, so that look-alikes can't share a name.
    usernameKey: text('username_key').notNull(),
    emailKey: text('email_key').notNull(),
    // Null until the first password is chosen.
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    gender: text({ enum: ['P', 'L'] }),
    birthDate: date('birth_date'),
    phone: text(),
    avatar: text(),
    type: text({ enum: ['INDIVIDU', 'CORPORATE'] }).notNull(),
    levelId: integer('level_id')
      .notNull()
      .references(() => levels.id),
    isReseller: boolean('is_reseller').notNull().default(false),
    companyId: integer('company_id').references(() => companies.id),
    // A claim to a company holds only after an admin approved it.
    companyApprovedAt: moment('company_approved_at'),
    referredById: integer('referred_by_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    lastTransactionAt: moment('last_transaction_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('customers_username').on(table.usernameKey).where(sql`${table.deletedAt} is null`),
    uniqueIndex('customers_email').on(table.emailKey).where(sql`${table.deletedAt} is null`),
  ],
);

/** A password from a mail: good once, for a day, beside the chosen one. */
export const oneTimePasswords = pgTable('one_time_passwords', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id),
  passwordHash: text('password_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Logins of the shop. Only the SHA-256 of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    // A login by one-time password may only change the password.
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    // The device that logged in, which a change of password in this login does not forget.
    deviceHash: text('device_hash'),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

/** Failed logins and other counted tries, of shop and console: `subject` is 'login:budi', 'login-ip:::1' ... */
export const tries = pgTable(
  'tries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('tries_subject').on(table.subject, table.at), index('tries_at').on(table.at)],
);

/** Links of mails that ask for a new password: good once, for an hour. Only the SHA-256 of the token is stored. */
export const passwordLinks = pgTable('password_links', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id),
  tokenHash: text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A new e-mail address that its owner has not confirmed yet; until then the old one counts. */
export const emailChanges = pgTable('email_changes', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id),
  email: text().notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const billingAddresses = pgTable('billing_addresses', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id),
  address: text().notNull(),
  company: text(),
  place: text(),
  provinceId: integer('province_id')
    .notNull()
    .references(() => provinces.id),
  cityId: integer('city_id')
    .notNull()
    .references(() => cities.id),
  districtId: integer('district_id')
    .notNull()
    .references(() => districts.id),
  subdistrictId: integer('subdistrict_id')
    .notNull()
    .references(() => subdistricts.id),
  postalCode: text('postal_code').notNull(),
});

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    topic: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('notifications_customer').on(table.customerId, table.sentAt)],
);
