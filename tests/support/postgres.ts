import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { boundToParent } from './boundToParent.ts';
import { freePorts } from './freePorts.ts';
import { postgresBinaries } from './postgresBinaries.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';
import { until } from './until.ts';

export interface Postgres {
  /** URL of the database `postgres`, as the superuser. */
  adminUrl: string;
  port: number;
  dataDir: string;
  /** Wait for the end of all sessions' work, then stop and remove everything. */
  stop(): Promise<void>;
  /** Die as in a power cut: no checkpoint, no goodbye. The data folder stays, for `restart`. */
  stopImmediate(): Promise<void>;
  /** Start again on the same folder and port after `stopImmediate`. */
  restart(): Promise<void>;
  /** What the server wrote to its log. */
  output(): string;
}

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

const isReady = async (url: string): Promise<true | undefined> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const initialise = (bin: string, folder: TemporaryFolder, dataDir: string): void => {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const args = ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', `--lc-ctype=${locale}`];
  const { status, stderr } = spawnSync(join(bin, 'initdb'), [...args, '--no-sync'], {
    ...unprivilegedUser(),
    cwd: folder.path,
    env: { PATH: process.env.PATH, HOME: folder.path },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
};

/** One PostgreSQL in a temporary folder, on a free loopback port, as a user who is not root. */
export const startPostgres = async (): Promise<Postgres> => {
  const bin = postgresBinaries();
  const user = unprivilegedUser();
  const folder = temporaryFolder('samudra-postgres', user);
  const dataDir = join(folder.path, 'data');
  initialise(bin, folder, dataDir);
  const [port = 0] = await freePorts(1);
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let log = '';
  let child: ChildProcess;

  const restart = async (): Promise<void> => {
    const args = ['-D', dataDir, ...settings(port, folder.path)];
    const bound = boundToParent(join(bin, 'postgres'), args, 'QUIT', user);
    child = spawn(bound.command, bound.args, {
      ...(bound.changesUser ? {} : user),
      cwd: folder.path,
      env: { PATH: process.env.PATH, HOME: folder.path },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    await until(
      `PostgreSQL on port ${port}`,
      () => {
        if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
        return isReady(adminUrl);
      },
      { withinMs: 30_000 },
    );
  };

  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    process.off('exit', endNow);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const endNow = (): void => {
    child.kill('SIGQUIT');
  };
  process.on('exit', endNow);

  try {
    await restart();
  } catch (reason) {
    folder.remove();
    throw reason;
  }
  return {
    adminUrl,
    port,
    dataDir,
    stop: async () => {
      await end('SIGINT');
      folder.remove();
    },
    stopImmediate: () => end('SIGQUIT'),
    restart,
    output: () => log,
  };
};
