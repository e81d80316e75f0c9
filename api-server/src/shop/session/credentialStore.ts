import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { companies, customers, oneTimePasswords, passwordLinks, sessions } from '../../db/tables/customers.ts';

/** Who logs in by a name: the customer with the hash of the chosen password and of a living one-time password. */
export async function findByName(db: Db, key: string, now: Date) {
  // A username with an '@' is always its owner's own e-mail.
  const named = eq(key.includes('@') ? customers.emailKey : customers.usernameKey, key);
  const [row] = await db
    .select({ customer: customers, company: companies, oneTimeHash: oneTimePasswords.passwordHash })
    .from(customers)
    .leftJoin(companies, eq(companies.id, customers.companyId))
    .leftJoin(oneTimePasswords, and(eq(oneTimePasswords.customerId, customers.id), gt(oneTimePasswords.expiresAt, now)))
    .where(and(named, isNull(customers.deletedAt)));
  return row;
}

export type Named = NonNullable<Awaited<ReturnType<typeof findByName>>>;

/** What a change of password is judged by, and whether the login that asks was opened by a one-time password. */
export async function findCredentials(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      customerId: customers.id,
      username: customers.username,
      usernameKey: customers.usernameKey,
      email: customers.email,
      chosenHash: customers.passwordHash,
      // Used up by that login, but not yet forgotten.
      oneTimeHash: oneTimePasswords.passwordHash,
      mustChangePassword: sessions.mustChangePassword,
      deviceHash: sessions.deviceHash,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .leftJoin(oneTimePasswords, eq(oneTimePasswords.customerId, customers.id))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(customers.deletedAt)));
  return row;
}

export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** Notes a login by the chosen password. False when that is no longer the password. */
export async function noteLogin(tx: Tx, customerId: number, chosenHash: string, now: Date): Promise<boolean> {
  const noted = await tx
    .update(customers)
    .set({ lastLoginAt: now })
    .where(and(eq(customers.id, customerId), eq(customers.passwordHash, chosenHash), isNull(customers.deletedAt)))
    .returning({ id: customers.id });
  // Whoever knows the chosen one needs no other.
  if (noted.length > 0) await dropOneTimePassword(tx, customerId);
  return noted.length > 0;
}

/** Uses a one-time password up. False when another login did so first. Its hash stays for the change that must follow. */
export async function spendOneTimePassword(tx: Tx, customerId: number, hash: string, now: Date): Promise<boolean> {
  const { customerId: owner, passwordHash, expiresAt } = oneTimePasswords;
  const noted = await tx
    .update(customers)
    .set({ lastLoginAt: now })
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
    .returning({ id: customers.id });
  if (noted.length === 0) return false;
  const used = await tx
    .update(oneTimePasswords)
    .set({ expiresAt: now })
    .where(and(eq(owner, customerId), eq(passwordHash, hash), gt(expiresAt, now)))
    .returning({ customerId: owner });
  return used.length > 0;
}

/** Stores a chosen password over the one it was allowed by. False when that has changed meanwhile. */
export async function choosePassword(
  tx: Tx,
  customerId: number,
  { from, to }: { from: string | null; to: string },
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(customers)
    .set({ passwordHash: to, updatedAt: now })
    .where(
      and(
        eq(customers.id, customerId),
        sql`${customers.passwordHash} is not distinct from ${from}`,
        isNull(customers.deletedAt),
      ),
    )
    .returning({ id: customers.id });
  if (changed.length > 0) {
    await dropOneTimePassword(tx, customerId);
    await tx.delete(passwordLinks).where(eq(passwordLinks.customerId, customerId));
  }
  return changed.length > 0;
}

async function dropOneTimePassword(tx: Tx, customerId: number): Promise<void> {
  await tx.delete(oneTimePasswords).where(eq(oneTimePasswords.customerId, customerId));
}
