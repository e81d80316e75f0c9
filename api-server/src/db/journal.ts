import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';
import { OperatorError } from '../operatorError.ts';
import { migrationsFolder as ours } from './migrationsFolder.ts';

export interface Migration {
  /** Its file without the ending, such as 0003_work. */
  readonly name: string;
  readonly hash: string;
  /** When it was made, in milliseconds. */
  readonly stamp: number;
  readonly statements: readonly string[];
}

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number(), tag: z.string() })) });

type Entry = z.output<typeof journal>['entries'][number];

/** The list of migrations of this server is not one list: a merge of two branches may leave it so. */
class JournalBroken extends OperatorError {
  override name = 'JournalBroken';

  constructor(why: string, options?: ErrorOptions) {
    super(
      `The list of this server's migrations can't be used: ${why}. Nothing was changed. Install a version whose list is in order.`,
      options,
    );
  }
}

/** Each follows the one before it in every way that a tool may go by: its number, its name and its stamp. */
function requireOrder(entries: readonly Entry[]): void {
  for (const [at, { idx, tag, when }] of entries.entries()) {
    const before = entries[at - 1];
    if (idx !== at) throw new JournalBroken(`${tag} has number ${idx} and stands at place ${at}`);
    if (!before) continue;
    if (tag <= before.tag) throw new JournalBroken(`${tag} stands behind ${before.tag}`);
    if (when <= before.when) throw new JournalBroken(`${tag} is stamped no later than ${before.tag} before it`);
  }
}

/**
 * The migrations of this server, oldest first: the one list that a start, a restore and every look at a database go by.
 * @throws JournalBroken
 */
export function readJournal(migrationsFolder = ours): Migration[] {
  try {
    const { entries } = journal.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
    requireOrder(entries);
    return readMigrationFiles({ migrationsFolder }).map(({ sql: statements, hash, folderMillis: stamp }, at) => ({
      ...{ name: entries[at]?.tag ?? '', hash, stamp, statements },
    }));
  } catch (error) {
    if (error instanceof JournalBroken) throw error;
    throw new JournalBroken(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
