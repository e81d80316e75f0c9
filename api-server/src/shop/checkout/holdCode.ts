import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse } from '../../http/refuse.ts';
import { activeBank, lockBuyer } from './store.ts';
import { heldCode, noBank, reserveCode } from './uniqueCodes.ts';

/** Holds a unique code at a bank for a customer who has not ordered yet. */
export async function holdCode(db: Db, customerId: number, bankId: number, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [, held, bank] = await Promise.all([
      lockBuyer(tx, customerId),
      heldCode(tx, customerId, now),
      activeBank(tx, bankId),
    ]);
    if (!bank && bankId !== noBank) refuse({ code: 'NOT_FOUND', what: 'BANK' });
    return reserveCode(tx, held, { customerId, bankId, now });
  });
}
