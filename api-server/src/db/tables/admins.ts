import type { SavedView, ViewsOfList } from 'admin-console/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const roles = pgTable('roles', {
  id: id(),
  name: text().notNull().unique(),
  displayName: text('display_name').notNull(),
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
});

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    access: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.name] })],
);

export const admins = pgTable(
  'admins',
  {
    id: id(),
    nik: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    additionalRole: text('additional_role', { enum: ['adm-report', 'adm-approval'] }),
    position: text(),
    phone: text().notNull(),
    address: text().notNull(),
    birthCity: text('birth_city'),
    birthDate: date('birth_date').notNull(),
    avatar: text(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // Whoever is deleted keeps nobody from the e-mail address or the staff number.
    uniqueIndex('admins_email').on(table.emailKey).where(sql`${table.deletedAt} is null`),
    uniqueIndex('admins_nik').on(table.nik).where(sql`${table.deletedAt} is null`),
    index('admins_name').on(table.name),
  ],
);

/**
 * Logins of the console. A refresh replaces both tokens; the one before stays good for a moment (`replacedAt`), and using
 * it later ends the whole family.
 */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: id(),
    // Random and known to nobody outside: next to naming the login it is the key its next tokens are derived with.
    family: text().notNull(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => admins.id),
    tokenHash: text('token_hash').notNull().unique(),
    refreshHash: text('refresh_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    familyExpiresAt: moment('family_expires_at').notNull(),
    replacedAt: moment('replaced_at'),
    // Where the login was made, for its owner to know it by.
    userAgent: text('user_agent'),
    ip: text(),
  },
  (table) => [index('admin_sessions_family').on(table.family), index('admin_sessions_admin').on(table.adminId)],
);

/** The second factor of an admin. It counts once it is confirmed; a code is of a step of time, and no step counts twice. */
export const adminSecondFactors = pgTable('admin_second_factors', {
  adminId: integer('admin_id')
    .primaryKey()
    .references(() => admins.id),
  secret: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  lastUsedStep: bigint('last_used_step', { mode: 'number' }),
});

/** Codes for whoever lost the second factor; each is good once. */
export const adminRecoveryCodes = pgTable(
  'admin_recovery_codes',
  {
    id: id(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => admins.id),
    hash: text().notNull().unique(),
    usedAt: moment('used_at'),
  },
  (table) => [index('admin_recovery_codes_admin').on(table.adminId)],
);

/** The views of a list that an admin has saved. */
export const adminViews = pgTable(
  'admin_views',
  {
    adminId: integer('admin_id')
      .notNull()
      .references(() => admins.id),
    list: text().$type<ViewsOfList['list']>().notNull(),
    views: jsonb().$type<SavedView[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.list] })],
);
