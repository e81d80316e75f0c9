import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { customers } from '../../db/tables/customers.ts';
import { dropPicture, storePicture } from '../../pictures/storedPicture.ts';

/** Makes a picture the customer's, in place of the one before. False when the account was deleted meanwhile. */
export async function replaceAvatar(tx: Tx, customerId: number, bytes: Buffer, now: Date): Promise<boolean> {
  const isLiving = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  const [before] = await tx.select({ avatar: customers.avatar }).from(customers).where(isLiving).for('no key update');
  if (!before) return false;
  const avatar = await storePicture(tx, bytes);
  await tx.update(customers).set({ avatar, updatedAt: now }).where(isLiving);
  await dropPicture(tx, before.avatar);
  return true;
}
