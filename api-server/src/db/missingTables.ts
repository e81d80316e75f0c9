import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { lastCheckpoint } from './controlFile.ts';
import { FolderNotWhole } from './folderNotWhole.ts';
import { syncNames } from './syncTree.ts';

/** Names the tables whose files were gone when the folder was opened: recovery may have made empty ones since. */
export const lostTablesFile = 'missing-tables';

export interface BeforeOpening {
  readonly names: ReadonlySet<string>;
  readonly nextTransaction: number;
}

/** What must be known of a whole folder before an engine recovers it. */
export async function beforeOpening(folder: string): Promise<BeforeOpening> {
  const under = async (path: string) => (await readdir(join(folder, path))).map((name) => `${path}/${name}`);
  const databases = await under('base');
  const names = await Promise.all(['global', ...databases].map(under));
  return { names: new Set(names.flat()), nextTransaction: (await lastCheckpoint(folder))?.nextTransaction ?? 0 };
}

/**
 * Compares the tables and indexes that an opened engine knows with the files that lay there before. One made after the last
 * checkpoint may have come back with recovery; an older one that was not there is lost, and stays lost at the next start.
 * @throws FolderNotWhole
 */
export async function requireTables(client: PGlite, folder: string, before: BeforeOpening): Promise<void> {
  const { rows } = await client.query<{ path: string; name: string }>(
    `select pg_relation_filepath(oid) as path, relname as name from pg_class
     where pg_relation_filepath(oid) is not null and relpersistence = 'p' and xmin::text::bigint < $1`,
    [before.nextTransaction],
  );
  const lost = rows.filter(({ path }) => !before.names.has(path)).map(({ path, name }) => `${path} (${name})`);
  if (lost.length === 0) return;
  const file = await open(join(folder, lostTablesFile), 'w', 0o600);
  await file.writeFile(`${lost.join('\n')}\n`);
  await file.sync().finally(() => file.close());
  await syncNames(join(folder, lostTablesFile));
  throw FolderNotWhole.lacking(folder, lost);
}
