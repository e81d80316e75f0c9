import { resolve } from 'node:path';
import { WrongUsage } from './command.ts';

/** The one file that a command is about, as seen from where the operator typed it: npm runs everything from its own folder. */
export function fileArgument(positionals: readonly string[]): string {
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new WrongUsage('One file is needed.');
  // biome-ignore lint/style/noProcessEnv: npm says there, and nowhere else, which folder it was called in.
  return resolve(process.env.INIT_CWD ?? '.', file);
}
