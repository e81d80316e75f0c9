import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { companies, customers, levels, oneTimePasswords } from '../../db/tables/customers.ts';
import { after, oneTimeMs } from './lifetimes.ts';

export async function isUsernameTaken(db: Db, usernameKey: string): Promise<boolean> {
  const taken = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.usernameKey, usernameKey), isNull(customers.deletedAt)));
  return taken.length > 0;
}

export async function isCompany(db: Db, companyId: number): Promise<boolean> {
  const isOffered = and(eq(companies.id, companyId), isNotNull(companies.approvedAt));
  return (await db.select({ id: companies.id }).from(companies).where(isOffered)).length > 0;
}

export interface NewCustomer {
  readonly code: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly email: string;
  readonly emailKey: string;
  readonly type: 'INDIVIDU' | 'CORPORATE';
  readonly companyId: number | null;
  readonly referredById: number | null;
}

/** Whose referral code it is; null when it is nobody's. */
export async function findReferrer(db: Db, code: string | null): Promise<number | null> {
  if (code === null) return null;
  const isTheirs = and(eq(customers.code, code), isNull(customers.deletedAt));
  const [referrer] = await db.select({ id: customers.id }).from(customers).where(isTheirs);
  return referrer?.id ?? null;
}

/** A customer of the first level, or undefined when the name or the e-mail is taken: the unique indexes decide. */
export async function insertCustomer(tx: Tx, customer: NewCustomer, now: Date) {
  const [row] = await tx
    .insert(customers)
    .values({
      ...customer,
      levelId: sql`(select min(${levels.id}) from ${levels})`,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return row?.id;
}

export interface NewCompany {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

export async function foundCompany(tx: Tx, customerId: number, company: NewCompany, now: Date): Promise<void> {
  const [row] = await tx
    .insert(companies)
    .values({ ...company, createdAt: now })
    .returning({ id: companies.id });
  if (row) await tx.update(customers).set({ companyId: row.id }).where(eq(customers.id, customerId));
}

export async function giveOneTimePassword(tx: Tx, customerId: number, passwordHash: string, now: Date): Promise<void> {
  const password = { passwordHash, expiresAt: after(now, oneTimeMs) };
  await tx
    .insert(oneTimePasswords)
    .values({ customerId, ...password })
    .onConflictDoUpdate({ target: oneTimePasswords.customerId, set: password });
}

/** Who holds the username or the e-mail of a registration that found one of them taken. */
export function findHolders(tx: Tx, { usernameKey, emailKey }: Pick<NewCustomer, 'usernameKey' | 'emailKey'>) {
  const isHolder = or(eq(customers.usernameKey, usernameKey), eq(customers.emailKey, emailKey));
  return tx
    .select({
      usernameKey: customers.usernameKey,
      emailKey: customers.emailKey,
      username: customers.username,
      email: customers.email,
    })
    .from(customers)
    .where(and(isHolder, isNull(customers.deletedAt)));
}
