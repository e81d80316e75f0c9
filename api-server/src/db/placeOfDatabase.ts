import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operatorError.ts';

/**
 * When a database may be made where there is none. `anew`: only in a folder that holds nothing, so that one whose database
 * got lost is never taken for a new one. `from a backup`: beside what a backup does not bring, such as the key of secrets.
 */
export type Creation = 'anew' | 'from a backup' | 'never';

/** There is no database, and none may be made. */
class NoDatabase extends OperatorError {
  override name = 'NoDatabase';
}

/** What a first start that was killed leaves, and what is on a fresh disk. */
const isNothing = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('server.lock') || name === 'db.unfinished' || name === 'lost+found';

const ifThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

/** Whether a path is a link whose place is gone: the disk behind it is not mounted. */
async function requireNoDeadLink(path: string): Promise<void> {
  const entry = await lstat(path).catch(ifThere);
  if (!entry?.isSymbolicLink() || (await stat(path).catch(ifThere))) return;
  throw new NoDatabase(`${path} is a link to a place that is not there. Is its disk mounted? Nothing was changed.`);
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(ifThere)) ?? [];

const noneThere = (dataDir: string): string =>
  `There is no database in ${dataDir}, and none was made. Is its disk mounted, is DATABASE_URL or DATA_DIR as it was? ` +
  'A new shop begins with npm run admin -- create-admin, a lost one with npm run admin -- restore FILE (docs/operations.md).';

function refuse(dataDir: string, names: readonly string[]): never {
  const found = names.slice(0, 4).join(', ');
  throw new NoDatabase(
    `There is no database in ${dataDir}, but there is ${found}: it is not new, so none was made. ` +
      'Is the disk of its database mounted, is DATABASE_URL or DATA_DIR as it was? ' +
      'If the database is lost, fill one from a backup: npm run admin -- restore FILE (docs/operations.md).',
  );
}

/**
 * Whether something lies at DATA_DIR/db, whole or not, or a database is to be made there.
 * @throws NoDatabase when there is none and none may be made
 */
export async function placeOfDatabase(dataDir: string, creation: Creation): Promise<'taken' | 'free'> {
  const folder = join(dataDir, 'db');
  await requireNoDeadLink(dataDir);
  await requireNoDeadLink(folder);
  const entry = await lstat(folder).catch(ifThere);
  if (entry?.isFile()) throw new NoDatabase(`${folder} is a file, and no folder with a database. Nothing was changed.`);
  if ((await namesIn(folder)).length > 0) return 'taken';
  if (creation === 'never') throw new NoDatabase(noneThere(dataDir));
  const others = (await namesIn(dataDir)).filter((name) => !isNothing(name) && name !== 'db');
  if (entry?.isSymbolicLink()) refuse(dataDir, ['a link named db to an empty folder']);
  if (creation === 'anew' && others.length > 0) refuse(dataDir, others);
  return 'free';
}
