import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Database } from '../../api-server/src/db/connect.ts';
import { sqlState } from '../../api-server/src/db/sqlState.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';

const program = new URL('./commits.ts', import.meta.url).pathname;
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let folder: TemporaryFolder;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = temporaryFolder('pglite');
});
afterEach(() => {
  child?.kill('SIGKILL');
  folder.remove();
});

const data = () => join(folder.path, 'data');
const open = (): Promise<Database> => connect({ dataDir: data(), databaseUrl: undefined }, quiet);

function startCommitting(): { process: ChildProcess; acknowledged: () => number } {
  const args = ['--conditions=samudra-source', '--import', 'tsx', program, data()];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = 0;
  createInterface(started.stdout).on('line', (line) => {
    last = Number(line);
  });
  child = started;
  return { process: started, acknowledged: () => last };
}

async function kill(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL');
  await once(process, 'close');
}

it('91: holds every acknowledged commit after its process is killed', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const writer = startCommitting();
    const enough = 20 + Math.floor(Math.random() * 200);
    await until('commits', () => writer.acknowledged() >= enough || undefined, { everyMs: 1 });
    await kill(writer.process);
    const database = await open();
    const { rows } = await database.db.execute<{ rows: number; last: number; distinct: number }>(
      sql`select count(*) as rows, max(n) as last, count(distinct n) as distinct from kept`,
    );
    expect(rows[0]?.last).toBeGreaterThanOrEqual(writer.acknowledged());
    expect(rows[0]).toMatchObject({ rows: rows[0]?.last, distinct: rows[0]?.last });
    await database.db.execute(sql`truncate kept`);
    await database.close();
  }
});

it('starts anew after a first start that was killed', async () => {
  const { process } = startCommitting();
  await until('the first files', () => existsSync(join(data(), 'db.unfinished', 'PG_VERSION')) || undefined, {
    withinMs: 30_000,
    everyMs: 1,
  });
  await kill(process);
  expect(existsSync(join(data(), 'db'))).toBe(false);
  const database = await open();
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(data(), 'db.unfinished'))).toBe(false);
  await database.close();
});

it('refuses a folder that another process has open, which notices nothing', async () => {
  const writer = startCommitting();
  await until('a commit', () => writer.acknowledged() || undefined);
  await expect(open()).rejects.toMatchObject({ name: 'FolderInUse' });
  const before = writer.acknowledged();
  await until('a commit after that', () => writer.acknowledged() > before || undefined);
});

it('89: refuses while the disk takes nothing, serves again when it does, and has lost nothing', async () => {
  const { db, close } = await open();
  await db.execute(sql`create table kept (n int)`);
  const keep = (n: number) => db.transaction((tx) => tx.execute(sql`insert into kept values (${n})`));
  await keep(1);
  const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  for (const n of [2, 3, 4]) expect(sqlState(await keep(n).catch((error: unknown) => error))).toMatch(/^5[37]/);
  full.mockRestore();
  const keepsAgain = () =>
    keep(5)
      .then(() => true)
      .catch(() => undefined);
  await until('a commit', keepsAgain);
  expect((await db.execute(sql`select n from kept order by n`)).rows).toEqual([{ n: 1 }, { n: 5 }]);
  await close();
});
