import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checkpoint, lastCheckpoint } from './controlFile.ts';

const databases = ['base/1', 'base/4', 'base/5'];
const files = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  ...databases.flatMap((database) => [`${database}/PG_VERSION`, `${database}/pg_filenode.map`]),
  'postgresql.conf',
  'postgresql.auto.conf',
  'pg_hba.conf',
  'pg_ident.conf',
];
const folders = [
  ...['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_subtrans'],
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_logical/mappings', 'pg_logical/snapshots', 'pg_notify', 'pg_replslot'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_tblspc', 'pg_twophase'],
];

const hex = (number: number, digits: number): string => number.toString(16).toUpperCase().padStart(digits, '0');

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** A million transactions, or 65,536 groups of them, are one file of what became of them. */
const transactionsPerFile = 2 ** 20;
const multisPerFile = 2 ** 16;

/** The files of what became of transactions: read as zeros when they are gone, all their work would count as undone. */
function outcomes(checkpoint: Checkpoint): string[] {
  const { oldestTransaction, nextTransaction, oldestMulti, nextMulti } = checkpoint;
  const named = (folder: string, oldest: number, next: number, perFile: number) =>
    range(Math.floor(oldest / perFile), Math.floor((next - 1) / perFile)).map((one) => `${folder}/${hex(one, 4)}`);
  return [
    ...named('pg_xact', oldestTransaction, nextTransaction, transactionsPerFile),
    ...named('pg_multixact/offsets', oldestMulti, Math.max(nextMulti, 2), multisPerFile),
  ];
}

/** The log that a start reads: from the last checkpoint on, and nothing left out before the last file there is. */
async function logs(folder: string, { firstLog: { timeline, number }, segmentsPerLog }: Checkpoint): Promise<string[]> {
  const nameOf = (one: number) =>
    `${hex(timeline, 8)}${hex(Math.floor(one / segmentsPerLog), 8)}${hex(one % segmentsPerLog, 8)}`;
  const there = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name)).sort();
  const last = there.at(-1) ?? '';
  const needed = [nameOf(number)];
  for (let next = number + 1; nameOf(next) < last; next += 1) needed.push(nameOf(next));
  return needed.map((name) => `pg_wal/${name}`);
}

async function absent(folder: string, paths: readonly string[], isRight: 'isFile' | 'isDirectory'): Promise<string[]> {
  const missing = [];
  for (const path of paths) {
    const entry = await lstat(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    if (!entry?.[isRight]()) missing.push(path);
  }
  return missing;
}

/** What a folder lacks to be a PostgreSQL data folder, tables aside: those the engine itself knows (missingTables.ts). */
export async function missingFiles(folder: string): Promise<string[]> {
  const missing = [...(await absent(folder, files, 'isFile')), ...(await absent(folder, folders, 'isDirectory'))];
  if (missing.includes('global/pg_control') || missing.includes('pg_wal')) return missing;
  const checkpoint = await lastCheckpoint(folder);
  if (!checkpoint) return missing;
  const needed = [...outcomes(checkpoint), ...(await logs(folder, checkpoint)), 'pg_multixact/members/0000'];
  return [...missing, ...(await absent(folder, needed, 'isFile'))];
}
