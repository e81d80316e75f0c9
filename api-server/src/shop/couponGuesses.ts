import type { Db } from '../db/database.ts';
import { Refusal } from '../http/refuse.ts';
import { countingFailures } from '../security/countingFailures.ts';

/**
 * Does something that tells whether there is a coupon of a code. Codes that there are not are counted, ten a minute of one
 * customer; a coupon that only can't be used just now was no guess.
 */
export async function countingGuesses<T extends object>(
  db: Db,
  customerId: number,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  let unknown: Refusal | undefined;
  const limit = { subject: `coupon:${customerId}`, most: 10, withinMs: 60_000, isClearedBySuccess: false };
  const outcome = await countingFailures(db, [limit], at, () =>
    work().catch((fault: unknown) => {
      if (!(fault instanceof Refusal) || fault.problem.code !== 'COUPON_UNKNOWN') throw fault;
      unknown = fault;
      return undefined;
    }),
  );
  if (outcome === undefined) throw unknown;
  return outcome;
}
