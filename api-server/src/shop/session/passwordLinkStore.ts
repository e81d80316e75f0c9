import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { customers, passwordLinks } from '../../db/tables/customers.ts';
import { after, passwordLinkMs } from './lifetimes.ts';

/** Whom mails about a password go to. */
export interface Owner {
  readonly id: number;
  readonly email: string;
  readonly username: string;
}

/** Whose address this is; undefined when it is nobody's. */
export async function findOwner(tx: Tx, emailKey: string): Promise<Owner | undefined> {
  const [owner] = await tx
    .select({ id: customers.id, email: customers.email, username: customers.username })
    .from(customers)
    .where(and(eq(customers.emailKey, emailKey), isNull(customers.deletedAt)));
  return owner;
}

/** Only the last link of a customer is good. */
export async function giveLink(tx: Tx, customerId: number, tokenHash: string, now: Date): Promise<void> {
  const link = { tokenHash, expiresAt: after(now, passwordLinkMs) };
  await tx
    .insert(passwordLinks)
    .values({ customerId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.customerId, set: link });
}

/** A link as it was followed: its token is good for the address it was mailed to, and for no other. */
export interface FollowedLink {
  readonly emailKey: string;
  readonly tokenHash: string;
}

function isGood(db: Db, { emailKey, tokenHash }: FollowedLink, now: Date) {
  const owners = db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.emailKey, emailKey), isNull(customers.deletedAt)));
  return and(
    eq(passwordLinks.tokenHash, tokenHash),
    gt(passwordLinks.expiresAt, now),
    inArray(passwordLinks.customerId, owners),
  );
}

export async function isGoodLink(db: Db, link: FollowedLink, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: passwordLinks.customerId })
    .from(passwordLinks)
    .where(isGood(db, link, now));
  return found.length > 0;
}

/** Uses a link up; whose it was. Undefined when it is not good, or another came first. */
export async function spendLink(tx: Tx, link: FollowedLink, now: Date): Promise<Owner | undefined> {
  const spent = await tx
    .delete(passwordLinks)
    .where(isGood(tx, link, now))
    .returning({ id: passwordLinks.customerId });
  return spent.length > 0 ? findOwner(tx, link.emailKey) : undefined;
}
