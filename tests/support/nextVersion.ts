import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const hashed = /^(.*)-[\w-]{8}(\.\w+)$/;
const isText = (path: string): boolean => /\.(js|css|html|json)$/.test(path);

/**
 * The built product as the next version of it would lie on another machine: the same shop, every file of it with another
 * hash in its name, and none of this version.
 */
export function nextVersion(): TemporaryFolder {
  const folder = temporaryFolder('next');
  const here = (path: string) => join(folder.path, path);
  for (const path of ['api-server', 'shop-app', 'admin-console']) mkdirSync(here(path));
  for (const path of ['node_modules', 'api-server/src', 'admin-console/dist']) {
    symlinkSync(join(repository, path), here(path));
  }
  copyFileSync(join(repository, 'api-server/package.json'), here('api-server/package.json'));
  for (const path of ['api-server/dist', 'shop-app/dist']) {
    // Without packed forms, whose names of others nobody changes.
    cpSync(join(repository, path), here(path), { recursive: true, filter: (file) => !file.endsWith('.br') });
  }
  renameAssets(here('shop-app/dist'));
  return folder;
}

function renameAssets(dist: string): void {
  const names = readdirSync(join(dist, 'assets'));
  const renamed = new Map(names.map((name, at) => [name, name.replace(hashed, `$1-next${1000 + at}$2`)]));
  for (const [name, next] of renamed) renameSync(join(dist, 'assets', name), join(dist, 'assets', next));
  const named = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = join(dist, path);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(named, (name) => renamed.get(name) ?? name),
    );
  }
}
