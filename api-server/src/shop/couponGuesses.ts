import { giveBack, type Spender, spendNow } from '../budget/spend.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/refuse.ts';

/**
 * Does something that tells whether there is a coupon of a code. Codes that there are not are counted; a coupon that only
 * can't be used just now was no guess. It is counted before anybody looks, so that many guesses at once get no further.
 */
export async function countingGuesses<T extends object>(
  db: Db,
  guesser: Spender<'COUPON_GUESS'>,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  const uses = await spendNow(db, 'COUPON_GUESS', guesser, at);
  let isGuess = false;
  try {
    return await work();
  } catch (fault) {
    isGuess = fault instanceof Refusal && fault.problem.code === 'COUPON_UNKNOWN';
    throw fault;
  } finally {
    if (!isGuess) await giveBack(db, uses);
  }
}
