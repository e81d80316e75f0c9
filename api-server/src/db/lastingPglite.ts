import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import type { GuardedPglite } from './guardedPglite.ts';

/** How long after a restart that failed the next is tried; until then its error is the answer. */
const restMs = 2_000;

export interface LastingPglite {
  readonly client: PGlite;
  close(): Promise<void>;
}

/**
 * A client that outlives the engines behind it. When one died (the disk was full), the next query starts another on the
 * same files, which recovers what was committed.
 */
export async function lastingPglite(start: () => Promise<GuardedPglite>, log: Log): Promise<LastingPglite> {
  let engine = await start();
  let starting: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    log.error({ reason: engine.death?.message }, 'the embedded database stopped; starting it again');
    engine = await start();
    log.info('the embedded database runs again');
  };
  const forget = (): void => {
    starting = undefined;
  };
  const ensureAlive = async (): Promise<void> => {
    if (!engine.death) return;
    if (!starting) {
      starting = restart();
      starting.then(forget, () => setTimeout(forget, restMs).unref());
    }
    await starting;
  };

  const lasting = new Proxy(engine, {
    get: (_, name) => {
      const value: unknown = Reflect.get(engine, name);
      if (typeof value !== 'function') return value;
      if (name !== 'query' && name !== 'exec' && name !== 'transaction') return value.bind(engine);
      return async (...given: unknown[]) => {
        await ensureAlive();
        return Reflect.apply(Reflect.get(engine, name), engine, given);
      };
    },
  });
  return { client: lasting, close: async () => (engine.death ? undefined : engine.close()) };
}
