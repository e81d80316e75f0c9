import * as z from 'zod';
import { OperatorError } from '../operatorError.ts';

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.number(),
});

/**
 * A backup is a gzip of lines of JSON: this header; each row of each table in the header's order, as a list of the texts
 * PostgreSQL has for its values; and a seal. It is the same on both engines, so a shop can grow from one to the other.
 */
export const backupHeader = z.object({
  format: z.literal('samudra-emas backup 1'),
  /** Of the snapshot. */
  at: z.string(),
  /** The hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** Where the numbers of each sequence have come to. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});

export type BackupHeader = z.output<typeof backupHeader>;
export type BackupTable = z.output<typeof table>;

/** The last line: the SHA-256 of all bytes before it. */
export const backupSeal = z.object({ sha256: z.string() });

/** The file is not a whole and unchanged backup. */
export class BackupDamaged extends OperatorError {
  override name = 'BackupDamaged';

  constructor(file: string, why: string, options?: ErrorOptions) {
    super(`The backup ${file} can't be used: ${why}. Nothing was changed.`, options);
  }
}
