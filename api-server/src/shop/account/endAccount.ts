import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { customers } from '../../db/tables/customers.ts';
import { refuse } from '../../http/refuse.ts';
import { lockLots } from '../../loyalty/pointLots.ts';
import { postMove } from '../../loyalty/postMove.ts';
import { dropPicture } from '../../pictures/storedPicture.ts';
import type { Services } from '../../services.ts';
import { cancelPending } from './cancelPending.ts';
import { forgetMails, forgetOwned, forgetPerson, forgetUnpaidOrders } from './forgetCustomer.ts';

/**
 * S7.17. Ends an account: every login is over, what is unpaid is cancelled, and nothing is left that says who it was, but
 * in the orders that were paid. The row stays, because they belong to somebody. Done once, however often it is asked for.
 */
export async function endAccount({ database: { db }, now }: Services, customerId: number): Promise<void> {
  const at = now();
  const isDeleted = await inTransaction(db, async (tx) => {
    const isLiving = and(eq(customers.id, customerId), isNull(customers.deletedAt));
    // The first of the locks of orders and points: none is placed meanwhile.
    const [person] = await tx.select().from(customers).where(isLiving).for('no key update');
    if (!person) return false;
    await cancelPending(tx, customerId, at);
    await forgetUnpaidOrders(tx, customerId);
    await dropPoints(tx, customerId, at);
    await dropPicture(tx, person.avatar);
    await forgetOwned(tx, person);
    await forgetMails(tx, person.email, at);
    await forgetPerson(tx, customerId, at);
    return true;
  });
  if (!isDeleted) refuse({ code: 'LOGIN_REQUIRED' });
}

/** Points go with the account; what was owed is owed no more. */
async function dropPoints(tx: Tx, customerId: number, at: Date): Promise<void> {
  const lots = await lockLots(tx, customerId);
  if (lots.length === 0) return;
  const none = lots.map((lot) => ({ ...lot, remaining: 0 }));
  await postMove(tx, { customerId, orderId: null, kind: 'ADJUSTED', description: 'Akun dihapus', at }, lots, none);
}
