import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncNames, syncTree } from './syncTree.ts';

/**
 * Makes an empty database in `folder` unless there is one. It grows beside its place and moves there whole and on the
 * disk: a first start that is killed leaves nothing that looks like a database.
 */
export async function createPgliteFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const empty = await PGlite.create({ fs: new NodeFS(unfinished) });
  await empty.close();
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncNames(folder);
}
