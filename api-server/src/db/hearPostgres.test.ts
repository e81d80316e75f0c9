import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { hearPostgres } from './hearPostgres.ts';
import { publicChanges, publicChannel } from './publicChanges.ts';
import { openTestDatabase } from './testDatabase.ts';

let database: Database;

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Changes that also say what they were told. */
function toldChanges() {
  const changes = publicChanges();
  const waiting = new Map<string, () => void>();
  const tell = (name: string) => waiting.get(name)?.();
  return {
    changes: {
      ...changes,
      heard: (what?: string) => {
        changes.heard(what);
        tell(`heard ${what}`);
      },
      listening: () => {
        changes.listening();
        tell('listening');
      },
      deaf: () => {
        changes.deaf();
        tell('deaf');
      },
    },
    next: (name: string) => new Promise<void>((resolve) => waiting.set(name, resolve)),
  };
}

it('keeps nothing while its connection is broken, makes a new one and hears again', async () => {
  const { client, engine, db } = database;
  if (engine === 'pglite') return;
  const { changes, next } = toldChanges();
  const hearing = await hearPostgres(String(client.options.connectionString), changes, quiet);
  try {
    const before = changes.count() ?? Number.NaN;
    let whileDeaf: number | undefined = before;
    const deaf = next('deaf').then(() => {
      whileDeaf = changes.count();
    });
    const listening = next('listening');
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'samudra-emas changes'`,
    );
    await deaf;
    expect(whileDeaf).toBeUndefined();
    await listening;
    // Something may have been missed: what was kept before is not good any more.
    const after = changes.count() ?? Number.NaN;
    expect(after).toBeGreaterThan(before);
    const heard = next('heard stock');
    await db.execute(sql`select pg_notify(${publicChannel}, 'stock')`);
    await heard;
    expect(changes.count()).toBeGreaterThan(after);
  } finally {
    await hearing.close();
  }
  expect(changes.count()).toBeUndefined();
});
