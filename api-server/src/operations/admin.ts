import { readEnv } from '../env.ts';
import { OperatorError } from '../operatorError.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { type Command, WrongUsage } from './command.ts';
import { createAdmin } from './createAdmin.ts';
import { migrateCommand } from './migrateCommand.ts';
import { restore } from './restore.ts';

const commands: ReadonlyMap<string, Command> = new Map([
  ['create-admin', createAdmin],
  ['backup', backup],
  ['restore', restore],
  ['migrate', migrateCommand],
  ['check', check],
]);

function usage(): string {
  return [
    'npm run admin -- COMMAND, on the database that DATABASE_URL or DATA_DIR names:',
    ...[...commands].map(([name, command]) => `\n  ${name} ${command.usage}\n      ${command.does}`),
    '\ndocs/operations.md tells how they are used.',
  ].join('\n');
}

function isWrongArgument(error: unknown): error is Error {
  if (error instanceof WrongUsage) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Ends with 0 when all is well, 1 when something is not, 2 when it was not asked right. */
async function run([name = 'help', ...args]: string[]): Promise<number> {
  const command = commands.get(name);
  if (!command) {
    process.stderr.write(`${usage()}\n`);
    return name === 'help' ? 0 : 2;
  }
  try {
    // biome-ignore lint/style/noProcessEnv: the command line is a start like that of the server.
    return (await command.run(args, readEnv(process.env))) ? 0 : 1;
  } catch (error) {
    if (isWrongArgument(error)) {
      process.stderr.write(`${error.message}\nnpm run admin -- ${name} ${command.usage}\n`);
      return 2;
    }
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

// Backups and restored data are for their owner alone.
process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));
