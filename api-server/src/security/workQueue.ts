import { refuse } from '../http/refuse.ts';

interface QueueSize {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many may wait for one asker, where one must not fill the whole line. */
  readonly waitingOfOne?: number;
}

/** Runs dear work a few at a time. When too many wait already, the next is refused with UNAVAILABLE. */
export function workQueue({ atOnce, waiting, waitingOfOne = waiting }: QueueSize) {
  const line: (() => void)[] = [];
  const waitingFor = new Map<string, number>();
  let running = 0;

  async function waitInLine(asker: string): Promise<void> {
    const before = waitingFor.get(asker) ?? 0;
    if (line.length >= waiting || before >= waitingOfOne) refuse({ code: 'UNAVAILABLE' });
    waitingFor.set(asker, before + 1);
    await new Promise<void>((resolve) => line.push(resolve));
    const left = (waitingFor.get(asker) ?? 1) - 1;
    if (left > 0) waitingFor.set(asker, left);
    else waitingFor.delete(asker);
  }

  return async function run<T>(work: () => Promise<T>, asker = ''): Promise<T> {
    if (running >= atOnce) await waitInLine(asker);
    else running += 1;
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
