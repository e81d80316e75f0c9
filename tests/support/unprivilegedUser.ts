import { readFileSync } from 'node:fs';
import type { FolderOwner } from './temporaryFolder.ts';

/** PostgreSQL refuses to run as root, so root lends it another name; anyone else runs it as themselves. */
export const unprivilegedUser = (): FolderOwner | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  if (!account) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
};
