import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineVersion } from './controlFile.ts';
import { FolderNotWhole } from './folderNotWhole.ts';
import { missingFiles } from './missingFiles.ts';
import { lostTablesFile } from './missingTables.ts';

/**
 * Refuses to open what is not all of a database of this engine: PGlite makes a new one wherever it sees no PG_VERSION, over
 * whatever is there, and recovery reads some missing files as empty ones.
 * @throws FolderNotWhole
 */
export async function requireWholeFolder(folder: string): Promise<void> {
  const missing = await missingFiles(folder);
  if (missing.length > 0) throw FolderNotWhole.lacking(folder, missing);
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== engineVersion) {
    throw new FolderNotWhole(
      folder,
      `it is of PostgreSQL ${version || '(no version)'}, and this server reads ${engineVersion}`,
    );
  }
  const lost = (await readdir(folder)).includes(lostTablesFile)
    ? (await readFile(join(folder, lostTablesFile), 'utf8')).trim().split('\n')
    : [];
  if (lost.length > 0) throw FolderNotWhole.lacking(folder, lost);
}
