import { type Spender, spend } from '../../budget/spend.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuse } from '../../http/refuse.ts';
import { activeBank, lockBuyer } from './store.ts';
import { heldCode, noBank, reserveCode } from './uniqueCodes.ts';

/** Holds a unique code at a bank for a customer who has not ordered yet. */
export async function holdCode(db: Db, by: Spender<'UNIQUE_CODE'>, bankId: number, now: Date): Promise<number> {
  const customerId = by.customer;
  return inTransaction(db, async (tx) => {
    const [, held, bank] = await Promise.all([
      lockBuyer(tx, customerId),
      heldCode(tx, customerId, now),
      activeBank(tx, bankId),
    ]);
    if (!bank && bankId !== noBank) refuse({ code: 'NOT_FOUND', what: 'BANK' });
    // A customer has one code at a time, by the key of its table: a new one takes the place of the old.
    const code = await reserveCode(tx, held, { customerId, bankId, now });
    // Last: everybody of a network waits for this lock.
    if (!held) await spend(tx, 'UNIQUE_CODE', by, now);
    return code;
  });
}
