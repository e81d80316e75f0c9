const minute = 60_000;
const hour = 60 * minute;

/** How many wrong guesses at a password are judged openly, and how many codes are mailed against the others. */
export const guessAllowance = {
  /** Of one guesser at one account. The wait after the last of them doubles with each further one. */
  ofGuesser: { free: 5, firstWaitMs: 10_000, longestWaitMs: 15 * minute, withinMs: hour },
  /** At one name, or at one account by all its names, of all strangers together. */
  ofAccount: { most: 10, withinMs: hour },
  /** From one network, at whatever names. */
  ofNetwork: { most: 30, withinMs: 15 * minute },
  /** Codes to one account. Each is good as long as it counts here, so there is always one to be found in the inbox. */
  codeMails: { most: 4, withinMs: hour },
} as const;
