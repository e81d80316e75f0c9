import type { Db } from '../../db/connect.ts';
import { refuse } from '../../http/refuse.ts';
import { beginGuess, forgiveGuesser, takeBackGuess } from './beginGuess.ts';
import type { Guesser } from './guesser.ts';

/**
 * Judges a password or a code that somebody types who is known otherwise; `judge` gives undefined for a wrong one. Who guesses
 * waits longer and longer, and keeps nobody else waiting.
 */
export async function askAgain<T>(
  db: Db,
  guesser: Guesser,
  at: Date,
  judge: () => Promise<T | undefined>,
  whenWaiting: (wait: number) => Promise<never> | never = refuseToWait,
): Promise<T | undefined> {
  const { wait } = await beginGuess(db, guesser, at);
  if (wait > 0) return whenWaiting(wait);
  const outcome = await judge().catch(async (fault: unknown) => {
    await takeBackGuess(db, guesser, at);
    throw fault;
  });
  if (outcome !== undefined) await forgiveGuesser(db, guesser);
  return outcome;
}

const refuseToWait = (wait: number): never => refuse({ code: 'TOO_MANY_TRIES', retryAfterSeconds: wait });
