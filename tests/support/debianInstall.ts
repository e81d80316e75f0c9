import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/** Install a Debian package when that is possible here: as root, on Debian. Says whether it did. */
export const debianInstall = (name: string): boolean => {
  if (!canInstall()) return false;
  process.stderr.write(`Installing ${name} with apt-get ...\n`);
  return aptGet('update', '-q') && aptGet('install', '-qy', '--no-install-recommends', name);
};
