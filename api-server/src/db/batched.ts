import { setImmediate as inputRead } from 'node:timers/promises';

const ignore = () => {};

/**
 * Makes `work` shared: all who ask before its next run begins get that one run. It begins after the run before it, and
 * after the requests that have already arrived had their say. Nobody gets the result of a run older than the ask.
 */
export function batched<T>(work: () => Promise<T>): () => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const run = async () => {
    await before;
    await inputRead();
    next = undefined;
    const result = work();
    before = result.then(ignore, ignore);
    return result;
  };
  return () => {
    next ??= run();
    return next;
  };
}
