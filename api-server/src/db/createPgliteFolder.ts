import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { syncNames, syncTree } from './syncTree.ts';

const { resolve } = createRequire(import.meta.url);

// On a thread of its own: this takes half a gigabyte, which goes back with the thread and would stay with the server.
const initialise = `
  const [pglite, nodefs, folder] = require('node:worker_threads').workerData;
  const { PGlite } = require(pglite);
  const { NodeFS } = require(nodefs);
  PGlite.create({ fs: new NodeFS(folder) }).then((empty) => empty.close());
`;

/**
 * Makes an empty database in `folder` unless there is one. It grows beside its place and moves there whole and on the
 * disk: a first start that is killed leaves nothing that looks like a database.
 */
export async function createPgliteFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const workerData = [resolve('@electric-sql/pglite'), resolve('@electric-sql/pglite/nodefs'), unfinished];
  await once(new Worker(initialise, { eval: true, workerData }), 'exit');
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncNames(folder);
}
