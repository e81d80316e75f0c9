import { myTurn } from '../turnsOfTheLoop.ts';

/**
 * Renders one page after the other. A page takes this thread for some hundredths of a second: between two of them the event loop turns, so
 * that calls and health checks are answered however many visitors come at once.
 */
export function renderLine() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(render: () => Promise<T>): Promise<T> => {
    const next = last.then(async () => {
      await myTurn();
      return render();
    });
    last = next.catch(() => undefined);
    return next;
  };
}
