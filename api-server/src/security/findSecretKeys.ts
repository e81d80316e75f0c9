import { randomBytes } from 'node:crypto';
import { lstat, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncNames } from '../db/syncTree.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operatorError.ts';

/** As long as SECRETS_KEY has to be: what is in the file can be given as that. */
const shortest = 32;

type Keys = Env['secretKeys'];
type Place = Pick<Env, 'secretKeys' | 'databaseUrl' | 'dataDir'>;

/** The key that secrets in the database are sealed with is gone. A new one would shut their owners out without a word. */
export class KeyMissing extends OperatorError {
  override name = 'KeyMissing';

  constructor(file: string, sealed: number, why: string) {
    super(
      `${file} ${why}, and ${sealed} ${sealed === 1 ? 'second factor is' : 'second factors are'} sealed with the key in it. ` +
        'Put it back from its copy. If it is lost for good, set SECRETS_KEY to a new one (openssl rand -base64 32): ' +
        'the log then names who comes in by a recovery code.',
    );
  }
}

/**
 * The keys that secrets in the database are sealed with; the first seals. SECRETS_KEY comes first. The embedded database
 * has one in a file beside it, made once unless SECRETS_KEY is given. On PostgreSQL no file is made: each of several servers
 * would have another one. A file that can't be read or made is told in the log.
 * @throws KeyMissing when there is no key at all, but secrets that `countSealed` finds sealed with one
 */
export async function findSecretKeys(place: Place, log: Log, countSealed: () => Promise<number>): Promise<Keys> {
  const { secretKeys: given, databaseUrl, dataDir } = place;
  if (databaseUrl) return given;
  const file = join(dataDir, 'secrets.key');
  const requireNone = async (why: string): Promise<void> => {
    const sealed = given.length > 0 ? 0 : await countSealed();
    if (sealed > 0) throw new KeyMissing(file, sealed, why);
  };
  try {
    if (await isThere(file)) return [...given, await keyIn(file)];
    await requireNone('is missing');
    return given.length > 0 ? given : [await newKeyIn(file)];
  } catch (error) {
    if (error instanceof KeyMissing) throw error;
    await requireNone('holds no key that can be read');
    log.error({ err: error }, `the key in ${file} can't be used: new secrets are kept without it`);
    return given;
  }
}

/** Also when it is a link that leads nowhere: that is no reason to make another. */
const isThere = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

async function keyIn(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < shortest) throw new Error('the file holds no key');
  return key;
}

/** It is on the disk, whole, before anything is sealed with it. */
async function newKeyIn(file: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const unfinished = await open(`${file}.unfinished`, 'w', 0o600);
  try {
    await unfinished.writeFile(`${key}\n`);
    await unfinished.sync();
  } finally {
    await unfinished.close();
  }
  await rename(`${file}.unfinished`, file);
  await syncNames(file);
  return key;
}
