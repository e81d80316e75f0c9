import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { boundToParent } from './boundToParent.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { type FolderOwner, type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

export interface PostgresCluster {
  bin: string;
  folder: TemporaryFolder;
  dataDir: string;
  user: FolderOwner | undefined;
}

const environment = (folder: TemporaryFolder) => ({ PATH: process.env.PATH, HOME: folder.path });

/** An empty data folder, made by initdb as a user who is not root. */
export const createCluster = (): PostgresCluster => {
  const bin = postgresBinaries();
  const user = unprivilegedUser();
  const folder = temporaryFolder('postgres', user);
  const dataDir = join(folder.path, 'data');
  // The order of letters that PGlite has, where the system knows it.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const args = ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), [...args, '--no-sync'], {
    ...user,
    cwd: folder.path,
    env: environment(folder),
    encoding: 'utf8',
  });
  if (status === 0) return { bin, folder, dataDir, user };
  folder.remove();
  throw new Error(`initdb failed: ${error?.message ?? stderr}`);
};

/** The data folder of a standby of the server at `primaryUrl`: it follows that one from its first start on. */
export const copyCluster = (primaryUrl: string): PostgresCluster => {
  const bin = postgresBinaries();
  const user = unprivilegedUser();
  const folder = temporaryFolder('standby', user);
  const dataDir = join(folder.path, 'data');
  const args = [
    '-d',
    primaryUrl,
    '-D',
    dataDir,
    '--write-recovery-conf',
    '--create-slot',
    '--slot=standby',
    '--checkpoint=fast',
    '--no-sync',
  ];
  const { status, stderr, error } = spawnSync(join(bin, 'pg_basebackup'), args, {
    ...user,
    cwd: folder.path,
    env: environment(folder),
    encoding: 'utf8',
  });
  if (status === 0) return { bin, folder, dataDir, user };
  folder.remove();
  throw new Error(`pg_basebackup failed: ${error?.message ?? stderr}`);
};

const settings = (port: number, socketDir: string): string[] =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketDir,
    // A commit is acknowledged when it is on the disk, as in production.
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: 200,
    log_min_messages: 'warning',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The server process itself (no pg_ctl between), so a signal is a signal and it ends with this process. */
export const runCluster = ({ bin, folder, dataDir, user }: PostgresCluster, port: number): ChildProcess => {
  const args = ['-D', dataDir, ...settings(port, folder.path)];
  const bound = boundToParent(join(bin, 'postgres'), args, 'QUIT', user);
  return spawn(bound.command, bound.args, {
    ...(bound.changesUser ? {} : user),
    cwd: folder.path,
    env: environment(folder),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};
