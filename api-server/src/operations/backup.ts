import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, say } from './command.ts';
import { fileArgument } from './fileArgument.ts';
import { onSnapshot } from './onSnapshot.ts';
import { readBackup } from './readBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** Backs up while the shop is open, and reads the file again before saying that it is there. */
export const backup: Command = {
  usage: 'FILE',
  does: 'writes all data to a new file, while the server runs or not',
  async run(args, env) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const file = fileArgument(positionals);
    await onSnapshot(env, (tx) => writeBackup(tx, file));
    const { at, tables } = await readBackup(file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
    say(`${file}: ${tables.length} tables, ${rows} rows as of ${at}, ${megabytes} MB, read again and whole.`);
    return true;
  },
};
