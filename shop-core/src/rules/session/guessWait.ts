import { guessAllowance } from './guessAllowance.ts';

/** When somebody failed, the oldest first. */
export interface FailedGuesses {
  /** This guesser at this name. */
  readonly byGuesser: readonly Date[];
  /** All strangers at this name. */
  readonly atName?: readonly Date[];
  /** This network at whatever names. */
  readonly fromNetwork?: readonly Date[];
}

/**
 * How many seconds until a password alone is judged again; 0 when it is judged now. Until then the right password comes in
 * together with a mailed code.
 */
export function guessWait({ byGuesser, atName = [], fromNetwork = [] }: FailedGuesses, now: Date): number {
  const { ofAccount, ofNetwork } = guessAllowance;
  const ms = Math.max(
    waitOfGuesser(byGuesser, now),
    waitOfMany(atName, ofAccount, now),
    waitOfMany(fromNetwork, ofNetwork, now),
  );
  return Math.ceil(ms / 1000);
}

/** Whether an account had all the open guesses that it has in an hour, by whichever of its names. */
export function isGuessedOut(atAccount: readonly Date[], now: Date): boolean {
  return waitOfMany(atAccount, guessAllowance.ofAccount, now) > 0;
}

function waitOfGuesser(failed: readonly Date[], now: Date): number {
  const { free, firstWaitMs, longestWaitMs, withinMs } = guessAllowance.ofGuesser;
  const recent = since(failed, withinMs, now);
  const last = recent.at(-1);
  if (last === undefined || recent.length < free) return 0;
  const waitMs = Math.min(firstWaitMs * 2 ** (recent.length - free), longestWaitMs);
  return Math.max(0, last + waitMs - now.getTime());
}

function waitOfMany(
  failed: readonly Date[],
  { most, withinMs }: { most: number; withinMs: number },
  now: Date,
): number {
  const first = since(failed, withinMs, now).at(-most);
  return first === undefined ? 0 : first + withinMs - now.getTime();
}

function since(moments: readonly Date[], withinMs: number, now: Date): number[] {
  return moments.map((moment) => moment.getTime()).filter((moment) => moment > now.getTime() - withinMs);
}
