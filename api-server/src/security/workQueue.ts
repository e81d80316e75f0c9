import { refuse } from '../http/refuse.ts';

/** Runs dear work a few at a time. When too many wait already, the next is refused with UNAVAILABLE. */
export function workQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) refuse({ code: 'UNAVAILABLE' });
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place passes straight to the next in line, so `running` only falls when nobody waits.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
