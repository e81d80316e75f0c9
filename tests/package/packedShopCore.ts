import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../support/repository.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

/** What npm would have installed beside the package: its peers and dependencies, and the types of those. */
const beside = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@hookform',
  'jotai',
  'react-hook-form',
  'zod',
  '@types',
];

export interface PackedShopCore {
  readonly tarball: Uint8Array;
  /** A new folder in which the package is installed, with what it needs or alone. */
  readonly consumer: (installed: 'with its peers' | 'alone') => TemporaryFolder;
  readonly remove: () => void;
}

const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  npm_config_update_notifier: 'false',
});

const run = (command: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
};

/** Runs a program of Node as a consumer would: with no condition of ours. */
export const runNode = (args: readonly string[], cwd: string): string => run(process.execPath, args, cwd);

/** Builds and packs shop-core as `npm publish` would. */
export function packShopCore(): PackedShopCore {
  const packed = temporaryFolder('packed');
  run('npm', ['pack', '--silent', '--pack-destination', packed.path], join(repository, 'shop-core'));
  const [file = ''] = run('ls', [], packed.path).split('\n');
  const path = join(packed.path, file);
  return {
    tarball: new Uint8Array(readFileSync(path)),
    remove: packed.remove,
    consumer(installed) {
      const folder = temporaryFolder('consumer');
      const target = join(folder.path, 'node_modules/shop-core');
      mkdirSync(target, { recursive: true });
      run('tar', ['-xzf', path, '--strip-components=1', '-C', target], folder.path);
      if (installed === 'alone') return folder;
      for (const name of beside) {
        mkdirSync(dirname(join(target, '..', name)), { recursive: true });
        symlinkSync(join(repository, 'node_modules', name), join(target, '..', name));
      }
      return folder;
    },
  };
}
