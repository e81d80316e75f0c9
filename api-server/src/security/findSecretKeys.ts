import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { syncNames } from '../db/syncTree.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';

/** As long as SECRETS_KEY has to be: what is in the file can be given as that. */
const shortest = 32;

type Keys = Env['secretKeys'];
type Place = Pick<Env, 'secretKeys' | 'databaseUrl' | 'dataDir'>;

/**
 * The keys that secrets in the database are sealed with; the first seals. SECRETS_KEY comes first. The embedded database
 * has one in a file beside it, made once unless SECRETS_KEY is given. On PostgreSQL no file is made: each of several servers
 * would have another one. A file that can't be read or made is told in the log, and stops nobody.
 */
export async function findSecretKeys({ secretKeys: given, databaseUrl, dataDir }: Place, log: Log): Promise<Keys> {
  if (databaseUrl) return given;
  const file = join(dataDir, 'secrets.key');
  try {
    if (existsSync(file)) return [...given, await keyIn(file)];
    return given.length > 0 ? given : [await newKeyIn(file)];
  } catch (error) {
    log.error({ err: error }, `the key in ${file} can't be used: new secrets are kept without it`);
    return given;
  }
}

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
