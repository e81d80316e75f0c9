import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupDamaged, type BackupHeader, type BackupTable, backupHeader, backupSeal } from './backupFormat.ts';

/** What is done with a backup while it is read from its beginning to its end. */
export interface BackupReader {
  begin?(header: BackupHeader): Promise<void>;
  rows?(table: BackupTable, lines: readonly string[]): Promise<void>;
}

const batchChars = 1_000_000;

/**
 * Reads a whole backup, and finds out on the way whether it is one: the seal comes last.
 * @throws BackupDamaged
 */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<BackupHeader> {
  const lines = sealedLines(file);
  const first = await lines.next();
  const header = backupHeader.safeParse(first.done ? undefined : parsed(first.value));
  if (!header.success) throw new BackupDamaged(file, 'it is no backup of this shop');
  await reader.begin?.(header.data);
  for (const table of header.data.tables) await readRows(file, table, lines, reader);
  if (!(await lines.next()).done) throw new BackupDamaged(file, 'it holds more than it says');
  return header.data;
}

async function readRows(file: string, table: BackupTable, lines: AsyncGenerator<string>, { rows }: BackupReader) {
  let batch: string[] = [];
  let chars = 0;
  for (let left = table.rows; left > 0; left -= 1) {
    const line = await lines.next();
    if (line.done) throw new BackupDamaged(file, `rows of ${table.name} are missing`);
    batch.push(line.value);
    chars += line.value.length;
    if (chars < batchChars && left > 1) continue;
    await rows?.(table, batch);
    batch = [];
    chars = 0;
  }
}

/** The lines of the file before its seal. It throws at the end when the seal is not theirs. */
async function* sealedLines(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let last: string | undefined;
  for await (const line of linesOf(file)) {
    if (last !== undefined) {
      hash.update(`${last}\n`);
      yield last;
    }
    last = line;
  }
  const seal = backupSeal.safeParse(parsed(last));
  if (!seal.success) throw new BackupDamaged(file, 'its end is missing');
  if (seal.data.sha256 !== hash.digest('hex')) throw new BackupDamaged(file, 'it was changed (its SHA-256 is another)');
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip().setEncoding('utf8'), () => undefined);
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (rest !== '') throw new BackupDamaged(file, 'its end is missing');
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  Z_BUF_ERROR: 'its end is missing',
  Z_DATA_ERROR: 'it is damaged or no backup',
};

function unreadable(file: string, error: unknown): BackupDamaged {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new BackupDamaged(file, reasons[code] ?? `it can't be read (${code})`, { cause: error });
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
