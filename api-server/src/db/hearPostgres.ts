import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type PublicChanges, publicChannel } from './publicChanges.ts';

const second = 1_000;
/** A connection that does not answer within this time hears nothing either. */
const patienceMs = 2 * second;

export interface Hearing {
  close(): Promise<void>;
}

const ignore = () => undefined;

/** Hears of the changes that other processes commit, on a connection of its own, and makes a new one when it breaks. */
export async function hearPostgres(url: string, changes: PublicChanges, log: Log): Promise<Hearing> {
  const closing = new AbortController();
  let client = await listen(url, changes);

  const again = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        client = await listen(url, changes);
        return;
      } catch (error) {
        log.warn({ err: error }, 'changes of other servers are not heard; public answers are not kept');
        await pause(second, undefined, { signal: closing.signal }).catch(ignore);
      }
    }
  };
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await untilDead(client, closing.signal);
      changes.deaf();
      await client.end().catch(ignore);
      await again();
    }
  })();

  return {
    close: async () => {
      closing.abort();
      await watching;
      await client.end().catch(ignore);
      changes.deaf();
    },
  };
}

async function listen(connectionString: string, changes: PublicChanges): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'samudra-emas changes',
    connectionTimeoutMillis: 5 * second,
    query_timeout: patienceMs,
  });
  // A break shows in the pulse.
  client.on('error', ignore);
  client.on('notification', ({ payload }) => changes.heard(payload));
  try {
    await client.connect();
    await client.query(`listen ${publicChannel}`);
  } catch (error) {
    await client.end().catch(ignore);
    throw error;
  }
  changes.listening();
  return client;
}

/** Ends when the connection no longer answers, or nobody needs it any more. */
async function untilDead(client: pg.Client, closing: AbortSignal): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const signal = AbortSignal.any([ended.signal, closing]);
  try {
    while (true) {
      await pause(patienceMs, undefined, { signal, ref: false });
      await client.query('select 1');
    }
  } catch {
    return;
  }
}
