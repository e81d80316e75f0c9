import { parseArgs } from 'node:util';
import { readJournal } from '../db/journal.ts';
import { requireMigrated } from '../db/migrationHistory.ts';
import type { Command } from './command.ts';
import { faultsOf } from './faultsOf.ts';
import { onSnapshot } from './onSnapshot.ts';
import { reportFaults } from './reportFaults.ts';

/** Looks whether the books are in order, at one moment, also while the shop is open. */
export const check: Command = {
  usage: '',
  does: 'lists what does not fit together in the data, while the server runs or not',
  async run(args, env) {
    parseArgs({ args });
    const faults = await onSnapshot(env, async (tx) => {
      await requireMigrated(tx, readJournal());
      return faultsOf(tx);
    });
    return reportFaults(faults);
  },
};
