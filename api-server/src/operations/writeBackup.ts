import { createHash } from 'node:crypto';
import { createWriteStream, lstatSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { appliedTo } from '../db/migrationHistory.ts';
import { syncNames } from '../db/syncTree.ts';
import { OperatorError } from '../operatorError.ts';
import type { BackupHeader } from './backupFormat.ts';
import { rowsOf } from './rowsOf.ts';
import { tablesIn } from './tablesIn.ts';

/** Writes all that a snapshot shows to a new file. The file has its name once it is whole and on the disk. */
export async function writeBackup(tx: Tx, file: string): Promise<BackupHeader> {
  if (lstatSync(file, { throwIfNoEntry: false }))
    throw new OperatorError(`${file} is there already: name another file.`);
  const header = await headerOf(tx);
  const unfinished = `${file}.unfinished`;
  // One that was left may be open to others.
  await rm(unfinished, { force: true });
  // It holds what the shop knows of its customers: for its owner's eyes only.
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(sealed(linesOf(tx, header))), createGzip(), out);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw refusedByDisk(file, error);
  }
  await syncNames(file);
  return header;
}

async function headerOf(tx: Tx): Promise<BackupHeader> {
  const migrations = await appliedTo(tx);
  if (migrations.length === 0) throw new OperatorError('The database is empty: there is nothing to back up.');
  const tables = [];
  for (const table of await tablesIn(tx)) {
    const { rows } = await tx.execute<{ count: number }>(sql`select count(*) from ${sql.identifier(table.name)}`);
    tables.push({ ...table, rows: Number(rows[0]?.count) });
  }
  // Sequences are of no snapshot: read after it, they are at least as far as its rows.
  const { rows: sequences } = await tx.execute<{ name: string; last: string }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);
  const { rows } = await tx.execute<{ at: string }>(sql`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`);
  return { format: 'samudra-emas backup 1', at: rows[0]?.at ?? '', migrations, tables, sequences };
}

async function* linesOf(tx: Tx, header: BackupHeader): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of header.tables) yield* rowsOf(tx, table);
}

async function* sealed(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

function refusedByDisk(file: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  return new OperatorError(`${file} can't be written (${error.code}).`, { cause: error });
}
