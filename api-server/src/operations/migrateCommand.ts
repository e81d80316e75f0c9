import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { type Command, say } from './command.ts';
import { onDatabase } from './onDatabase.ts';

/** What a server does when it starts, for those who want it done before. */
export const migrateCommand: Command = {
  usage: '',
  does: 'brings the tables to the shape of this version; a server that starts does it too',
  async run(args, env) {
    parseArgs({ args });
    const missing = await onDatabase(env, (database) => migrate(database));
    say(missing === 0 ? 'Nothing was missing.' : `${missing} ${missing === 1 ? 'migration' : 'migrations'} done.`);
    return true;
  },
};
