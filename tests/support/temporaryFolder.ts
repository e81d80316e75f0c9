import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderOwner {
  uid: number;
  gid: number;
}

export interface TemporaryFolder {
  path: string;
  remove(): void;
}

/** An empty folder that is gone when this process ends, at the latest. */
export const temporaryFolder = (prefix: string, owner?: FolderOwner): TemporaryFolder => {
  const path = mkdtempSync(join(tmpdir(), `${prefix}-`));
  if (owner) chownSync(path, owner.uid, owner.gid);
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.on('exit', remove);
  return { path, remove };
};
