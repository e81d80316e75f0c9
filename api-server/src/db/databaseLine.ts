import { myTurn } from '../turnsOfTheLoop.ts';
import { DatabaseBusy } from './databaseBusy.ts';

/** Who would wait longer than this is told to come back. */
const longestWaitMs = 4_000;
/** More work than all calls of both listeners can bring. */
const mostWaiting = 2_048;
/** While something was finished so lately the engine answers, however long the line is. */
const movingMs = 1_000;

type Work<T> = () => Promise<T>;

export type DatabaseLine = ReturnType<typeof databaseLine>;

/**
 * The line before the embedded engine, which does one thing after the other in this very thread. Its promises follow each other
 * without a turn of the event loop: a long line would keep everything else of the process waiting until it is empty.
 */
export function databaseLine(clock = () => performance.now()) {
  const arrivals: number[] = [];
  let finishedAt = Number.NEGATIVE_INFINITY;

  return {
    /** Runs work whose turn `inTurn` awaits, first come first served. */
    async pass<T>(work: Work<T>, inTurn: (run: Work<T>) => Promise<T>): Promise<T> {
      if (arrivals.length >= mostWaiting) throw new DatabaseBusy();
      arrivals.push(clock());
      let isWaiting = true;
      const leave = (): void => {
        if (isWaiting) arrivals.shift();
        isWaiting = false;
      };
      try {
        return await inTurn(async () => {
          leave();
          await myTurn();
          return work();
        });
      } finally {
        leave();
        finishedAt = clock();
      }
    },
    /** Whether the next in line has waited for so long that nobody else should be let in. */
    isLong: (): boolean => clock() - (arrivals[0] ?? Number.POSITIVE_INFINITY) > longestWaitMs,
    /** Whether some wait, and the engine gets on with them. */
    isMoving: (): boolean => arrivals.length > 0 && clock() - finishedAt < movingMs,
  };
}
