import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { customers } from '../../db/tables/customers.ts';
import { media } from '../../db/tables/media.ts';

const folder = '/media/';
// What the shop's own pictures are never called.
const prefix = 'avatar-';

/**
 * Stores a picture under a name that nobody guesses and makes it the customer's, in place of the one before. False when
 * the account was deleted meanwhile.
 */
export async function replaceAvatar(tx: Tx, customerId: number, bytes: Buffer, now: Date): Promise<boolean> {
  const isLiving = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  const [before] = await tx.select({ avatar: customers.avatar }).from(customers).where(isLiving).for('no key update');
  if (!before) return false;
  const name = `${prefix}${randomBytes(16).toString('hex')}.webp`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await tx.insert(media).values({ name, contentType: 'image/webp', sha256, bytes });
  await tx
    .update(customers)
    .set({ avatar: folder + name, updatedAt: now })
    .where(isLiving);
  await dropAvatar(tx, before.avatar);
  return true;
}

/** Removes the picture of a customer, unless it is one of the shop's own. */
export async function dropAvatar(tx: Tx, avatar: string | null): Promise<void> {
  if (avatar?.startsWith(folder + prefix)) await tx.delete(media).where(eq(media.name, avatar.slice(folder.length)));
}
