import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, from its source as from its bundle. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('No package.json above the code of the server.');
    folder = parent;
  }
  return folder;
}

/** Where the migrations are: SQL files, which no bundler carries along. */
export const migrationsFolder = join(packageRoot(), 'src/db/migrations');
