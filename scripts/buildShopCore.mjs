import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/**
 * The compiler names the package in which a type was written; who installs strictly has only the one that offers it to us.
 * And it leaves `./x.ts` as written, for which not every tool looks in `x.d.ts`.
 */
const declarations = (text) =>
  text
    .replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"')
    .replaceAll(/((?:from |import\()(['"])\.[^'"]*)\.tsx?\2/g, '$1.js$2');

/** React's server components may import the whole package: what lives in the browser says so, and the rest runs in both. */
const livesInTheBrowser = (path) => /^(use[A-Z]\w*|\w+Provider)\.js$/.test(basename(path));
// On the first line, so that the source map stays right.
const inTheBrowser = (text) => `'use client'; ${text}`;

for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = join(dist, path);
  const change = (by) => writeFileSync(file, by(readFileSync(file, 'utf8')));
  if (path.endsWith('.d.ts')) change(declarations);
  else if (livesInTheBrowser(path)) change(inTheBrowser);
}
