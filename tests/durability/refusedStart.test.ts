import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Db } from '../../api-server/src/db/connect.ts';
import { adminCommand } from '../support/adminCommand.ts';
import { repository } from '../support/repository.ts';
import { type ServerProcess, spawnServer, startServer } from '../support/serverProcess.ts';
import { ensureStrace } from '../support/strace.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let root: TemporaryFolder;
beforeAll(() => {
  root = temporaryFolder('refused');
});
afterAll(() => root.remove());
let server: ServerProcess | undefined;
afterEach(() => server?.kill('SIGKILL'));

/** All that a server says which must not start. It ends with 1. */
async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  server = await spawnServer({ dataDir, seed: 'none', env });
  expect(await server.exited, server.output()).toEqual({ code: 1, signal: null });
  return server.output();
}

async function change(dataDir: string, run: (db: Db) => Promise<unknown>): Promise<void> {
  const database = await connect({ dataDir, databaseUrl: undefined }, quiet);
  await run(database.db).finally(database.close);
}

describe('a server', () => {
  it('makes no database in production, where an empty folder may be a disk that is not mounted', async () => {
    const dataDir = join(root.path, 'unmounted');
    expect(await refusal(dataDir, { NODE_ENV: 'production' })).toBe(
      `There is no database in ${dataDir}, and none was made. Is its disk mounted, is DATABASE_URL or DATA_DIR as it was? ` +
        'A new shop begins with npm run admin -- create-admin, a lost one with npm run admin -- restore FILE (docs/operations.md).\n',
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it('does not go on without the key, the mails or a part of what it had, nor over them', async () => {
    const dataDir = join(root.path, 'shop');
    server = await startServer({ dataDir, seed: 'none' }, 110_000);
    expect(await server.kill()).toEqual({ code: 0, signal: null });
    const kartini = ['create-admin', '--name', 'Kartini', '--email', 'kartini@emas.example'];
    expect(await adminCommand(kartini, { DATA_DIR: dataDir, ADMIN_PASSWORD: 'samudra-dalam-2026' })).toMatchObject({
      code: 0,
    });
    await change(dataDir, async (db) => {
      await db.execute(sql`insert into mail_outbox (to_address, subject, text, created_at, sent_at, attempts, next_try_at)
        values ('a@contoh.test', 'S', '', now(), now(), 1, now())`);
      await db.execute(sql`insert into admin_second_factors (admin_id, secret) select id, 'sealed:AAAA' from admins`);
    });

    rmSync(join(dataDir, 'outbox'), { recursive: true });
    expect(await refusal(dataDir)).toBe(
      `${join(dataDir, 'outbox')} is missing, and 1 mail was sent before. Put it back from a copy, ` +
        'or make an empty folder of that name if nobody needs them.\n',
    );
    mkdirSync(join(dataDir, 'outbox'));
    rmSync(join(dataDir, 'secrets.key'));
    expect(await refusal(dataDir)).toMatch(
      /secrets\.key is missing, and 1 second factor is sealed with the key in it\. [^\n]+\n$/,
    );
    expect(existsSync(join(dataDir, 'secrets.key'))).toBe(false);

    await change(dataDir, (db) =>
      db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)`),
    );
    const newer = /^The database is newer than this server: it has had 1 more migration\. [^\n]+\n$/;
    expect(await refusal(dataDir)).toMatch(newer);
    for (const command of ['check', 'migrate']) {
      const { code, said } = await adminCommand([command], { DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(said).toMatch(newer);
    }

    rmSync(join(dataDir, 'db/PG_VERSION'));
    expect(await refusal(dataDir)).toContain(
      `The database in ${join(dataDir, 'db')} is not whole: PG_VERSION is missing.`,
    );
  });
});

describe.runIf(process.platform === 'linux')('a first start on a disk that is full', () => {
  // The n-th write into a file fails, and all after it.
  it.each([1, 2_000])(
    'from its write number %i on says so in one sentence, and leaves nothing in the way',
    async (first) => {
      ensureStrace();
      const dataDir = join(root.path, `full-${first}`);
      const inject = ['-e', 'trace=pwrite64', '-e', `inject=pwrite64:error=ENOSPC:when=${first}+`];
      const { status, stdout, stderr } = spawnSync(
        'strace',
        ['-f', '-o', '/dev/null', ...inject, process.execPath, join(repository, 'api-server/dist/server.js')],
        {
          env: {
            PATH: process.env.PATH,
            DATA_DIR: dataDir,
            SEED: 'none',
            SHOP_PORT: '0',
            ADMIN_PORT: '0',
            LOG_LEVEL: 'fatal',
          },
          encoding: 'utf8',
        },
      );
      expect(`${stdout}${stderr}`).toMatch(/^The disk of [^\n]* is full: make room [^\n]+\n$/);
      expect(status).toBe(1);
      if (first === 1) expect(readdirSync(dataDir)).toEqual([]);
      server = await startServer({ dataDir, seed: 'none' }, 110_000);
    },
    180_000,
  );
});
