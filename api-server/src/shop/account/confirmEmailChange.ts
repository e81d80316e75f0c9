import { and, eq, isNull } from 'drizzle-orm';
import { identityKey } from 'shop-core/rules/back-office';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { sqlState } from '../../db/sqlState.ts';
import { customers } from '../../db/tables/customers.ts';
import { refuse } from '../../http/refuse.ts';
import { tokenHash } from '../../security/token.ts';
import type { Services } from '../../services.ts';
import { type ConfirmedWish, forgetMailedPasswords, takeWish } from './emailChangeStore.ts';

/** Makes a new e-mail address count, by the token that was mailed to it. */
export async function confirmEmailChange(
  { database: { db }, now }: Services,
  customerId: number,
  token: string,
): Promise<void> {
  const at = now();
  const change = (tx: Tx) => changeEmail(tx, { customerId, tokenHash: tokenHash(token) }, at);
  const isChanged = await inTransaction(db, change).catch((error: unknown) => {
    // Somebody registered with it since: the unique index says so.
    if (sqlState(error) === '23505') return false;
    throw error;
  });
  if (!isChanged) refuse({ code: 'LINK_INVALID' });
}

async function changeEmail(tx: Tx, confirmed: ConfirmedWish, now: Date): Promise<boolean> {
  const { customerId } = confirmed;
  const isLiving = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  const [before] = await tx.select().from(customers).where(isLiving).for('no key update');
  const email = await takeWish(tx, confirmed, now);
  if (!before || email === undefined) return false;
  const emailKey = identityKey(email);
  // Whose e-mail was the username too keeps it so: no username is the address of somebody else.
  const names = before.usernameKey === before.emailKey ? { username: email, usernameKey: emailKey } : {};
  await tx
    .update(customers)
    .set({ email, emailKey, ...names, updatedAt: now })
    .where(isLiving);
  await forgetMailedPasswords(tx, customerId);
  return true;
}
