import { and, eq, gt, isNull } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import type { Db, Tx } from '../../db/connect.ts';
import { customers, emailChanges, oneTimePasswords, passwordLinks } from '../../db/tables/customers.ts';

const lastsMs = 24 * 60 * 60 * 1000;

export interface Owner {
  readonly username: string;
  readonly email: string;
}

/** Who has an address; undefined when nobody has. */
export async function findHolder(tx: Tx, emailKey: string): Promise<Owner | undefined> {
  const [holder] = await tx
    .select({ username: customers.username, email: customers.email })
    .from(customers)
    .where(and(eq(customers.emailKey, emailKey), isNull(customers.deletedAt)));
  return holder;
}

export async function findOwner(db: Db, customerId: number) {
  const { username, email, emailKey } = customers;
  const [owner] = await db
    .select({ username, email, emailKey })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)));
  return owner;
}

interface Wish {
  readonly customerId: number;
  readonly email: string;
  readonly tokenHash: string;
}

export type ConfirmedWish = Omit<Wish, 'email'>;

/** Whether a customer has asked for this address lately, and has had a mail about it. */
export async function isWished(db: Db, customerId: number, emailKey: string, now: Date): Promise<boolean> {
  const isLive = and(eq(emailChanges.customerId, customerId), gt(emailChanges.expiresAt, now));
  const [wish] = await db.select({ email: emailChanges.email }).from(emailChanges).where(isLive);
  return wish !== undefined && identityKey(wish.email) === emailKey;
}

/** Keeps the address that a customer wants to have. Only the last one can be confirmed. */
export async function keepWish(tx: Tx, { customerId, email, tokenHash }: Wish, now: Date): Promise<void> {
  const change = { email, tokenHash, expiresAt: new Date(now.getTime() + lastsMs) };
  await tx
    .insert(emailChanges)
    .values({ customerId, ...change })
    .onConflictDoUpdate({ target: emailChanges.customerId, set: change });
}

/** Takes the wish that this token confirms; its address. Undefined when it is another's, used or too old. */
export async function takeWish(
  tx: Tx,
  { customerId, tokenHash }: ConfirmedWish,
  now: Date,
): Promise<string | undefined> {
  const isMeant = and(eq(emailChanges.customerId, customerId), eq(emailChanges.tokenHash, tokenHash));
  const [wish] = await tx
    .delete(emailChanges)
    .where(and(isMeant, gt(emailChanges.expiresAt, now)))
    .returning({ email: emailChanges.email });
  return wish?.email;
}

/** What was mailed to the old address opens nothing any more. */
export async function forgetMailedPasswords(tx: Tx, customerId: number): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.customerId, customerId));
  await tx.delete(oneTimePasswords).where(eq(oneTimePasswords.customerId, customerId));
}
