import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { debianInstall } from './debianInstall.ts';

const holdsPostgres = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

const fromPgConfig = (): string[] => {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? [stdout.trim()] : [];
};

const debianRoot = '/usr/lib/postgresql';

/** Debian keeps one folder a major version; the newest comes first. */
const fromDebian = (): string[] => {
  if (!existsSync(debianRoot)) return [];
  const versions = readdirSync(debianRoot).sort((left, right) => Number(right) - Number(left));
  return versions.map((version) => join(debianRoot, version, 'bin'));
};

const find = (): string | undefined => {
  const named = process.env.PG_BIN;
  if (named) return named;
  const candidates = [...fromPgConfig(), ...fromDebian(), ...(process.env.PATH ?? '').split(delimiter)];
  return candidates.find(holdsPostgres);
};

/** The folder with `initdb` and `postgres`: found, or installed, or a sentence that says what is missing. */
export const postgresBinaries = (): string => {
  const folder = find() ?? (debianInstall('postgresql') ? find() : undefined);
  if (folder && holdsPostgres(folder)) return folder;
  throw new Error(
    folder
      ? `PG_BIN is ${folder}, but initdb and postgres are not both in it.`
      : 'PostgreSQL is needed for the tests: install it (Debian: apt-get install postgresql) or set PG_BIN to the folder with initdb and postgres.',
  );
};
