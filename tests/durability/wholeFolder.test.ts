import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../api-server/src/db/connect.ts';
import { engineVersion } from '../../api-server/src/db/controlFile.ts';
import type { Creation } from '../../api-server/src/db/placeOfDatabase.ts';
import { adminCommand } from '../support/adminCommand.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const open = (dataDir: string, creation?: Creation): Promise<Database> =>
  connect({ dataDir, databaseUrl: undefined, ...(creation && { creation }) }, quiet);

let root: TemporaryFolder;
/** The files of tables and indexes that the test looks at, as PostgreSQL names them. */
let tables: string[];
beforeAll(async () => {
  root = temporaryFolder('whole');
  const database = await open(join(root.path, 'closed'));
  await database.db.execute(sql`create table kept (n int primary key)`);
  await database.db.execute(sql`insert into kept select generate_series(1, 1000)`);
  await database.db.execute(sql`checkpoint`);
  await database.db.execute(sql`insert into kept select generate_series(1001, 2000)`);
  const { rows } = await database.db.execute<{ path: string }>(
    sql`select pg_relation_filepath(oid) as path from pg_class where relname in ('kept', 'kept_pkey', 'pg_class', 'pg_authid')`,
  );
  tables = rows.map(({ path }) => path);
  cpSync(join(root.path, 'closed'), join(root.path, 'killed'), { recursive: true });
  await database.close();
});
afterAll(() => root.remove());

let copies = 0;
function copyOf(which: string): string {
  copies += 1;
  const to = join(root.path, `copy-${copies}`);
  cpSync(join(root.path, which), to, { recursive: true });
  return to;
}

const refusal = (attempt: Promise<Database>): Promise<string> =>
  attempt.then(
    async (database) => {
      await database.close();
      return 'opened';
    },
    (error: Error) => `${error.name}: ${error.message}`,
  );

async function kept(dataDir: string): Promise<unknown> {
  const { db, close } = await open(dataDir);
  const { rows } = await db.execute(sql`select count(*)::int as n from kept where n > 0`);
  await close();
  return rows[0]?.n;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

/** What PostgreSQL makes anew from nothing else. */
const spare = /pg_internal\.init$|^pg_logical\/replorigin_checkpoint$|^pg_subtrans\/|^postmaster\.pid$/;
const isTable = /^(base\/\d+|global)\/\d/;

describe.each(['closed', 'killed'])('the data folder of a server that was %s', (which) => {
  it('opens with all its rows', async () => {
    expect(await kept(copyOf(which))).toBe(2_000);
  });

  it('is refused when any of the files is missing that every database has, and stays as it is', async () => {
    const dataDir = copyOf(which);
    const db = join(dataDir, 'db');
    const needed = filesIn(db).filter((name) => !spare.test(name) && !isTable.test(name));
    expect(needed).toEqual(expect.arrayContaining(['PG_VERSION', 'global/pg_control', 'pg_xact/0000']));
    for (const name of needed) {
      renameSync(join(db, name), join(root.path, 'taken'));
      const before = filesIn(db);
      const said = await refusal(open(dataDir));
      expect(said).toContain(
        `FolderNotWhole: The database in ${db} is not whole: ${name} is missing. Nothing was changed.`,
      );
      expect(said).toContain('npm run admin -- restore FILE');
      expect(filesIn(db)).toEqual(before);
      renameSync(join(root.path, 'taken'), join(db, name));
    }
    expect(await kept(dataDir)).toBe(2_000);
  });

  it.each(['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact', 'pg_tblspc'])(
    'is refused without %s',
    async (name) => {
      const dataDir = copyOf(which);
      rmSync(join(dataDir, 'db', name), { recursive: true });
      expect(await refusal(open(dataDir))).toContain('FolderNotWhole: ');
      expect(readdirSync(join(dataDir, 'db'))).not.toContain(name);
    },
  );

  it('is refused when the file of a table or an index is missing, also the next time, when recovery has made another', async () => {
    expect(tables).toHaveLength(4);
    for (const name of tables) {
      const dataDir = copyOf(which);
      rmSync(join(dataDir, 'db', name));
      for (const time of ['first', 'second']) {
        expect(await refusal(open(dataDir)), `${name}, the ${time} time`).toMatch(
          new RegExp(`^FolderNotWhole: The database in .*${name}.* Put the folder back from a copy`),
        );
      }
    }
  });
});

describe('a data folder without a database', () => {
  const fresh = (): string => {
    copies += 1;
    const path = join(root.path, `fresh-${copies}`);
    mkdirSync(path);
    return path;
  };

  it.each<[string, (dataDir: string) => void]>([
    ['the key of secrets', (dataDir) => writeFileSync(join(dataDir, 'secrets.key'), 'a key')],
    ['mails', (dataDir) => mkdirSync(join(dataDir, 'outbox'))],
    ['somebody else’s files', (dataDir) => writeFileSync(join(dataDir, 'letter.txt'), 'dear')],
    [
      'an empty db beside the key',
      (dataDir) => {
        mkdirSync(join(dataDir, 'db'));
        writeFileSync(join(dataDir, 'secrets.key'), 'a key');
      },
    ],
    [
      'a link db to an empty folder',
      (dataDir) => {
        mkdirSync(`${dataDir}-disk`);
        symlinkSync(`${dataDir}-disk`, join(dataDir, 'db'));
      },
    ],
  ])('is not new when it holds %s', async (_, put) => {
    const dataDir = fresh();
    put(dataDir);
    const before = readdirSync(dataDir, { recursive: true });
    expect(await refusal(open(dataDir))).toMatch(
      /^NoDatabase: There is no database in .*: it is not new, so none was made\./,
    );
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
  });

  it.each<[string, (dataDir: string) => void, string]>([
    ['db is a file', (dataDir) => writeFileSync(join(dataDir, 'db'), ''), 'is a file, and no folder with a database'],
    [
      'db is a link that leads nowhere',
      (dataDir) => symlinkSync('/nowhere/at/all', join(dataDir, 'db')),
      'Is its disk mounted?',
    ],
    [
      'db holds something else',
      (dataDir) => {
        mkdirSync(join(dataDir, 'db'));
        writeFileSync(join(dataDir, 'db', 'letter.txt'), 'dear');
      },
      'is not whole: PG_VERSION, global/pg_control, global/pg_filenode.map, base/1/PG_VERSION and',
    ],
  ])('is refused when %s', async (_, put, sentence) => {
    const dataDir = fresh();
    put(dataDir);
    for (const creation of ['anew', 'from a backup', 'never'] as const) {
      expect(await refusal(open(dataDir, creation))).toContain(sentence);
    }
  });

  it('is refused when it is a link that leads nowhere', async () => {
    const link = join(root.path, 'unmounted');
    symlinkSync(join(root.path, 'disk'), link);
    expect(await refusal(open(link))).toBe(
      `NoDatabase: ${link} is a link to a place that is not there. Is its disk mounted? Nothing was changed.`,
    );
  });

  it('is refused when its database is of another version of PostgreSQL', async () => {
    const dataDir = copyOf('closed');
    writeFileSync(join(dataDir, 'db/PG_VERSION'), '15\n');
    expect(await refusal(open(dataDir))).toContain(`it is of PostgreSQL 15, and this server reads ${engineVersion}.`);
  });

  it('gets one when it is empty, or holds what a first start left that was killed', async () => {
    const dataDir = fresh();
    mkdirSync(join(dataDir, 'db.unfinished/base'), { recursive: true });
    writeFileSync(join(dataDir, 'db.unfinished/PG_VERSION'), engineVersion);
    expect(await refusal(open(dataDir))).toBe('opened');
    expect(readdirSync(dataDir)).toEqual(['db']);
  });

  it('gets one beside its key for a backup, and is left alone by commands that only read', async () => {
    const dataDir = fresh();
    expect(await adminCommand(['check'], { DATA_DIR: join(dataDir, 'absent') })).toEqual({
      code: 1,
      said: expect.stringContaining(`There is no database in ${join(dataDir, 'absent')}, and none was made.`),
    });
    expect(readdirSync(dataDir)).toEqual([]);
    writeFileSync(join(dataDir, 'secrets.key'), 'a key');
    expect(await refusal(open(dataDir, 'never'))).toContain('NoDatabase: ');
    expect(await refusal(open(dataDir, 'from a backup'))).toBe('opened');
  });
});
