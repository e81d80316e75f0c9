import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The major version of PostgreSQL that the embedded engine is, as PG_VERSION says it. */
export const engineVersion = '18';

/** What the last checkpoint wrote down of the files that a start reads. */
export interface Checkpoint {
  /** The segment of the log that recovery begins with. */
  readonly firstLog: { readonly timeline: number; readonly number: number };
  readonly segmentsPerLog: number;
  readonly oldestTransaction: number;
  readonly nextTransaction: number;
  readonly oldestMulti: number;
  readonly nextMulti: number;
}

/** Where the fields of `ControlFileData` lie in PostgreSQL 18. */
const at = {
  version: 8,
  redo: 40,
  timeline: 48,
  nextTransaction: 64,
  nextMulti: 76,
  oldestTransaction: 84,
  oldestMulti: 92,
  segment: 228,
};
const controlVersion = 1800;

/** Undefined when the file is not what this engine writes: the engine says why when it opens it. */
export async function lastCheckpoint(folder: string): Promise<Checkpoint | undefined> {
  const bytes = await readFile(join(folder, 'global/pg_control'));
  if (bytes.length < at.segment + 4 || bytes.readUInt32LE(at.version) !== controlVersion) return undefined;
  const segment = bytes.readUInt32LE(at.segment);
  if (segment === 0) return undefined;
  return {
    firstLog: {
      timeline: bytes.readUInt32LE(at.timeline),
      number: Number(bytes.readBigUInt64LE(at.redo) / BigInt(segment)),
    },
    segmentsPerLog: 2 ** 32 / segment,
    oldestTransaction: bytes.readUInt32LE(at.oldestTransaction),
    nextTransaction: bytes.readUInt32LE(at.nextTransaction),
    oldestMulti: bytes.readUInt32LE(at.oldestMulti),
    nextMulti: bytes.readUInt32LE(at.nextMulti),
  };
}
