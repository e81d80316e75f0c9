import { once } from 'node:events';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { OperatorError } from '../operatorError.ts';
import { fullDisk } from './fullDisk.ts';
import { keepPrivate } from './keepPrivate.ts';
import { missingFiles } from './missingFiles.ts';
import { syncNames, syncTree } from './syncTree.ts';

const { resolve } = createRequire(import.meta.url);

// On a thread of its own: this takes half a gigabyte, which goes back with the thread and would stay with the server.
const initialise = `
  const [pglite, nodefs, folder] = require('node:worker_threads').workerData;
  const { PGlite } = require(pglite);
  const { NodeFS } = require(nodefs);
  PGlite.create({ fs: new NodeFS(folder) }).then((empty) => empty.close());
`;

/** Fails with what the engine said: its complaints are no words for an operator, and stay out of the log. */
async function fill(folder: string): Promise<void> {
  const workerData = [resolve('@electric-sql/pglite'), resolve('@electric-sql/pglite/nodefs'), folder];
  const worker = new Worker(initialise, { eval: true, workerData, stdout: true, stderr: true });
  const said = Promise.all([text(worker.stdout), text(worker.stderr)]).then((texts) => texts.join('\n'));
  const ended = once(worker, 'exit').catch((error: unknown) => [error]);
  const [code] = await ended;
  if (code !== 0) throw new Error(await said, { cause: code });
  const missing = await missingFiles(folder);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing\n${await said}`);
}

const logSegment = 16 * 1024 * 1024;

/** The error of a disk that takes no more; the engine does not tell why it failed. Asked before anything is removed. */
async function whyNoRoom(folder: string): Promise<unknown> {
  try {
    const probe = await open(join(folder, 'probe'), 'w');
    await probe.write(Buffer.alloc(logSegment), 0, logSegment, 0).finally(() => probe.close());
    return undefined;
  } catch (error) {
    return error;
  }
}

function refuse(folder: string, error: unknown): never {
  throw new OperatorError(fullDisk(folder, error) ?? `No database could be made in ${folder}: ${String(error)}`, {
    cause: error,
  });
}

/**
 * Makes an empty database in `folder`, which is empty or not there. It grows beside its place and moves there whole, private
 * and on the disk: a first start that is killed or finds no room leaves nothing that looks like a database.
 */
export async function createPgliteFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await fill(unfinished);
    await keepPrivate(unfinished);
    await syncTree(unfinished);
    await rename(unfinished, folder);
    await syncNames(folder);
  } catch (error) {
    const full = await whyNoRoom(unfinished);
    await rm(unfinished, { recursive: true, force: true });
    refuse(folder, fullDisk(folder, full) ? full : error);
  }
}
