import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, from its source and from its bundle alike. */
export function packageRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  if (dirname(from) === from) throw new Error('The server does not lie in its package.');
  return packageRoot(dirname(from));
}
