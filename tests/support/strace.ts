import { spawnSync } from 'node:child_process';
import { debianInstall } from './debianInstall.ts';

const works = (): boolean => spawnSync('strace', ['-V']).status === 0;

/** Makes sure that strace, which shows whether a commit reaches the disk, is there. */
export const ensureStrace = (): string => {
  if (works() || (debianInstall('strace') && works())) return 'strace';
  throw new Error('strace is needed to see whether a commit reaches the disk (Debian: apt-get install strace).');
};
