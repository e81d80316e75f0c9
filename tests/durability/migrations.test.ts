import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../api-server/src/db/connect.ts';
import { migrate } from '../../api-server/src/db/migrate.ts';
import { migrationsFolder } from '../../api-server/src/db/migrationsFolder.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const all = readMigrationFiles({ migrationsFolder });
const statements = all.flatMap(({ sql: own }) => own).length;
/** Every fourth, from another one each run, so that a few runs have died everywhere; and just before the commit. */
const first = Math.floor(Math.random() * 4);
const deaths = Array.from({ length: Math.ceil((statements - first) / 4) }, (_, at) => first + 4 * at).concat(
  statements,
);

let folder: TemporaryFolder;
beforeAll(() => {
  folder = temporaryFolder('migrations');
});
afterAll(() => folder.remove());

/** All that a migration makes, by name. */
async function made({ db }: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace order by relname`);
  return rows.map(({ name }) => name);
}

describe('a migration that dies', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('92: before any of its statements leaves PostgreSQL as it was, and is done whole the next time', async () => {
    const database = await connect({ databaseUrl: postgres.adminUrl, dataDir: '' }, quiet);
    for (const at of deaths) {
      await expect(migrate(database, dyingBefore(at))).rejects.toThrow();
      expect(await made(database)).toEqual([]);
    }
    expect(await migrate(database)).toBe(all.length);
    expect(await migrate(database)).toBe(0);
    await database.close();
  });

  /** The same migrations, with a statement among them that ends the connection as a kill does. */
  function dyingBefore(at: number): string {
    const copy = join(folder.path, 'dying');
    cpSync(migrationsFolder, copy, { recursive: true });
    const { entries } = JSON.parse(readFileSync(join(copy, 'meta/_journal.json'), 'utf8'));
    let left = at;
    for (const [index, { sql: own }] of all.entries()) {
      const here = left >= 0 && (left < own.length || (left === own.length && index === all.length - 1));
      const texts = here
        ? [...own.slice(0, left), 'select pg_terminate_backend(pg_backend_pid())', ...own.slice(left)]
        : own;
      writeFileSync(join(copy, `${entries[index].tag}.sql`), texts.join('--> statement-breakpoint'));
      left = here ? -1 : left - own.length;
    }
    return copy;
  }

  // Each death is a process: some, by chance among all, and those at both ends.
  it.each([0, Math.floor(Math.random() * statements), statements + all.length + 1])(
    '92: before statement %i leaves the embedded database as it was, and is done whole the next time',
    async (at) => {
      const dataDir = join(folder.path, `data-${at}`);
      expect(await killedBefore(dataDir, at)).toBe('SIGKILL');
      const database = await connect({ dataDir, databaseUrl: undefined }, quiet);
      expect(await made(database)).toEqual([]);
      expect(await migrate(database)).toBe(all.length);
      expect((await made(database)).length).toBeGreaterThan(50);
      await database.close();
    },
  );

  const program = new URL('./migrateAndDie.ts', import.meta.url).pathname;

  async function killedBefore(dataDir: string, at: number): Promise<unknown> {
    cpSync(emptyFolder.path, dataDir, { recursive: true });
    const args = ['--conditions=samudra-source', '--import', 'tsx', program, dataDir, String(at)];
    const [, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
    return signal;
  }
});

/** An embedded database with nothing in it. */
let emptyFolder: TemporaryFolder;
beforeAll(async () => {
  emptyFolder = temporaryFolder('empty');
  const database = await connect({ dataDir: emptyFolder.path, databaseUrl: undefined }, quiet);
  await database.close();
});
afterAll(() => emptyFolder.remove());
