import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// File by file and not bundled: so a bundler leaves out every file of which nothing is used.
const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'shop-core/dist');
const compiler = join(root, 'node_modules/typescript7/bin/tsc');

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'shop-core/tsconfig.build.json')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

// The compiler names the package in which a type was written. Who installs strictly has only the one that offers it to us.
for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.d.ts')) continue;
  const file = join(dist, path);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"'));
}
