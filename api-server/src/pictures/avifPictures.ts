import type { Log } from '../log.ts';
import { workQueue } from '../security/workQueue.ts';
import { keptForms } from './keptForms.ts';

/** A home page of pictures is waited for; who comes when more wait gets another form, and the next one asks again. */
const waiting = 48;

/**
 * AVIFs of pictures, each made once: it takes four times the work of a WebP, so nobody waits for it, and one at a time is made.
 */
export function avifPictures(folder: string | undefined, log: Log) {
  const kept = keptForms(folder, log);
  const queue = workQueue({ atOnce: 1, waiting });
  const underWay = new Set<string>();

  return {
    /** What was made of a picture: no bytes where another form is smaller. Undefined before. */
    find: (name: string): Promise<Buffer | undefined> => kept.find(name),
    /** Makes it, unless it is being made or too many wait. */
    begin(name: string, make: () => Promise<Buffer>): void {
      if (underWay.has(name)) return;
      underWay.add(name);
      const makeOnce = async () => {
        // Between find and begin somebody else may have made it.
        if (!(await kept.find(name))) await kept.keep(name, await make());
      };
      queue(makeOnce)
        // Refused, for too many wait.
        .catch(() => undefined)
        .finally(() => underWay.delete(name));
    },
  };
}
