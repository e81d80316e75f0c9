import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Db } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { outboxFolder } from '../mail/outboxFolder.ts';
import { type Command, say } from './command.ts';
import { faultsOf } from './faultsOf.ts';
import { fileArgument } from './fileArgument.ts';
import { onDatabase } from './onDatabase.ts';
import { onOneConnection } from './onOneConnection.ts';
import { reportFaults } from './reportFaults.ts';
import { restoreBackup } from './restoreBackup.ts';

/** Restores into an empty database, or in place of all that it holds. */
export const restore: Command = {
  usage: 'FILE [--replace]',
  does: 'fills an empty database from a backup; --replace erases one that is not',
  async run(args, env) {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const file = fileArgument(positionals);
    return whole(env, async (db) => {
      const { at, tables } = await restoreBackup(db, file, { replace: values.replace });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      say(`Restored ${tables.length} tables and ${rows} rows as of ${at}.`);
      return reportFaults(await faultsOf(db));
    });
  },
};

const whole = <T>(env: Env, run: (db: Db) => Promise<T>): Promise<T> =>
  env.databaseUrl ? onOneConnection(env.databaseUrl, run) : onEmbedded(env, run);

/** Mails that lie in a folder are in no backup: it begins anew with the database. */
async function onEmbedded<T>(env: Env, run: (db: Db) => Promise<T>): Promise<T> {
  const result = await onDatabase(env, ({ db }) => run(db), 'from a backup');
  await mkdir(outboxFolder(env.dataDir), { recursive: true, mode: 0o700 });
  return result;
}
