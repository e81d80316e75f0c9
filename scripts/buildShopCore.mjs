import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactServerEntry } from './build/reactServerEntry.mjs';

// File by file and not bundled: so a bundler leaves out every file of which nothing is used.
const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'shop-core/dist');
const compiler = join(root, 'node_modules/typescript7/bin/tsc');

const compile = (project) => {
  const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'shop-core', project)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

rmSync(dist, { recursive: true, force: true });
compile('tsconfig.build.json');
// For Jest, which can't load ES modules as it comes (docs/decisions/0165).
compile('tsconfig.cjs.json');
writeFileSync(join(dist, 'cjs/package.json'), '{ "type": "commonjs", "sideEffects": false }\n');

/**
 * The compiler names the package in which a type was written; who installs strictly has only the one that offers it to us.
 * And it leaves `./x.ts` as written, for which not every tool looks in `x.d.ts`.
 */
const declarations = (text) =>
  text
    .replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"')
    .replaceAll(/((?:from |import\()(['"])\.[^'"]*)\.tsx?\2/g, '$1.js$2');

for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = join(dist, path);
  if (path.endsWith('.d.ts')) writeFileSync(file, declarations(readFileSync(file, 'utf8')));
}

const entry = reactServerEntry(readFileSync(join(dist, 'index.js'), 'utf8'));
for (const [name, text] of Object.entries(entry)) writeFileSync(join(dist, name), text);
