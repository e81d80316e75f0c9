import { setTimeout as pause } from 'node:timers/promises';

/** Ask again and again until there is an answer; after `withinMs` fail with a sentence that says what was awaited. */
export const until = async <T>(
  awaited: string,
  ask: () => Promise<T | undefined> | T | undefined,
  { withinMs = 60_000, everyMs = 50 } = {},
): Promise<T> => {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for ${awaited}.`);
    await pause(everyMs);
  }
};
