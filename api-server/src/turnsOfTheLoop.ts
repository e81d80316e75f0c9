import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** How long this thread works without a look at its sockets and timers. */
const longestWorkMs = 20;

/**
 * Gives the event loop its turns between pieces of work that follow each other in promises alone: await it before each. Who comes
 * first works first, and no two go on in the same turn once there was enough work in it.
 */
export function turnsOfTheLoop(clock = () => performance.now()): () => Promise<void> {
  let worksSince = clock();
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(async () => {
      if (clock() - worksSince < longestWorkMs) return;
      await turnOfTheLoop();
      worksSince = clock();
    });
    return last;
  };
}

/** There is one loop in a process, so whatever takes this thread for long takes its turn here. */
export const myTurn = turnsOfTheLoop();
