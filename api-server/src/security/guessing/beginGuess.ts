import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { guessWait, isGuessedOut } from 'shop-core/rules/back-office';
import type { Db, Tx } from '../../db/connect.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { tries } from '../../db/tables/customers.ts';
import { hourMs } from '../failedTries.ts';
import type { Guesser } from './guesser.ts';

/** How a guess is to be answered. */
export interface Begun {
  /** Seconds for which nothing is told of a password alone; 0 when it is told whether it was right. */
  readonly wait: number;
  /** Strangers had all open guesses at this account, perhaps by its other name, which nobody may notice. */
  readonly isGuessedOut: boolean;
}

/**
 * Counts a guess as failed before it is judged, so a thousand at once get no further than a thousand one after another. One
 * whose answer will tell nothing is not counted: guesses at a closed door do not keep it closed. In the database, so that no
 * restart and no other server forgets.
 */
export function beginGuess(db: Db, guesser: Guesser, at: Date): Promise<Begun> {
  const subjects = subjectsOf(guesser);
  return inTransaction(db, async (tx) => {
    // Always in the same order of kinds, so that two guesses never wait for each other.
    for (const subject of subjects)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const failed = await failuresOf(tx, subjects, at);
    const { own, shared } = guesser;
    const of = (subject: string | undefined) => (subject === undefined ? [] : (failed.get(subject) ?? []));
    const wait = guessWait({ byGuesser: of(own), atName: of(shared?.name), fromNetwork: of(shared?.network) }, at);
    if (wait === 0) await tx.insert(tries).values(subjects.map((subject) => ({ subject, at })));
    return { wait, isGuessedOut: isGuessedOut(of(shared?.account), at) };
  });
}

async function failuresOf(tx: Tx, subjects: readonly string[], now: Date): Promise<Map<string, Date[]>> {
  const rows = await tx
    .select({ subject: tries.subject, at: tries.at })
    .from(tries)
    .where(and(inArray(tries.subject, [...subjects]), gt(tries.at, new Date(now.getTime() - hourMs))))
    .orderBy(asc(tries.at));
  const failed = new Map<string, Date[]>();
  for (const { subject, at } of rows) failed.set(subject, [...(failed.get(subject) ?? []), at]);
  return failed;
}

/** It was no failure after all: a fault of ours, or a right password. */
export async function takeBackGuess(db: Db, guesser: Guesser, at: Date): Promise<void> {
  for (const subject of subjectsOf(guesser)) {
    const one = db
      .select({ id: tries.id })
      .from(tries)
      .where(and(eq(tries.subject, subject), eq(tries.at, at)))
      .limit(1);
    await db.delete(tries).where(eq(tries.id, one));
  }
}

/** Who is in is no guesser: forgets what this one got wrong before. Not what others did. */
export async function forgiveGuesser(db: Db, { own }: Guesser): Promise<void> {
  await db.delete(tries).where(eq(tries.subject, own));
}

const subjectsOf = ({ own, shared }: Guesser): string[] =>
  [shared?.network, shared?.name, shared?.account, own].filter((subject) => subject !== undefined);
