import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));

export const readText = (path: string): string => readFileSync(join(repository, path), 'utf8');

const fromGit = (): string[] | undefined => {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return git.status === 0
    ? git.stdout.split('\0').filter((path) => path && existsSync(join(repository, path)))
    : undefined;
};

const made = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'test-results', 'data']);

const fromDisk = (folder = ''): string[] =>
  readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return made.has(entry.name) ? [] : fromDisk(path);
    return [path];
  });

/** Every file of the sources: what git knows or would add; without git, what is not made by a command. */
export const repositoryFiles = (): string[] => fromGit() ?? fromDisk();
