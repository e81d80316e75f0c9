import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../support/repository.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const react = ['react', 'react-dom', '@types/react', '@types/react-dom'];
/** What npm would have installed beside the package: its peers and dependencies. The last is what our programs ask. */
const beside = [
  '@tanstack/react-query',
  '@vitejs/plugin-react',
  '@testing-library',
  '@hookform',
  'react-hook-form',
  'jotai',
  'zod',
  'expect-type',
];
// Programs that run on React 18 find everything from the links, and so name what those need as well.
const besideReact18 = [...beside, '@tanstack/query-core', '@standard-schema', '@types/prop-types', 'csstype'];
const react18 = 'tests/package/react-18/node_modules';

const linksOf = (names: readonly string[], from = 'node_modules') => names.map((name) => ({ name, from }));
/** Each package and the folder of the repository in which it is installed. */
const links = {
  alone: [],
  'without React': linksOf(['zod']),
  'with its peers': linksOf([...react, ...beside]),
  'with React 18': [...linksOf([...react, 'scheduler'], react18), ...linksOf(besideReact18)],
};
export type Installed = keyof typeof links;

export interface PackedShopCore {
  /** The file itself. */
  readonly path: string;
  /** A new folder in which the package is installed, with what it needs or alone. */
  readonly consumer: (installed: Installed) => TemporaryFolder;
  readonly remove: () => void;
}

const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  npm_config_update_notifier: 'false',
});

const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return { stdout, stderr };
};

/** Runs a program of Node as a consumer would: with no condition of ours. Gives what it prints. */
export const runNode = (args: readonly string[], cwd: string): string => run(process.execPath, args, cwd).stdout;

/** The same for a tool: what it says to who runs it, warnings too. */
export const toldByNode = (args: readonly string[], cwd: string): string => {
  const { stdout, stderr } = run(process.execPath, args, cwd);
  return stdout + stderr;
};

/** Builds and packs shop-core as `npm publish` would. */
export function packShopCore(): PackedShopCore {
  const packed = temporaryFolder('packed');
  run('npm', ['pack', '--silent', '--pack-destination', packed.path], join(repository, 'shop-core'));
  const path = join(packed.path, run('ls', [], packed.path).stdout.trim());
  return {
    path,
    remove: packed.remove,
    consumer(installed) {
      const folder = temporaryFolder('consumer');
      const modules = join(folder.path, 'node_modules');
      mkdirSync(join(modules, 'shop-core'), { recursive: true });
      run('tar', ['-xzf', path, '--strip-components=1', '-C', join(modules, 'shop-core')], folder.path);
      for (const { name, from } of links[installed]) {
        mkdirSync(dirname(join(modules, name)), { recursive: true });
        symlinkSync(join(repository, from, name), join(modules, name));
      }
      return folder;
    },
  };
}
