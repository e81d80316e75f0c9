import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { freePorts } from './freePorts.ts';
import { createCluster, runCluster } from './postgresCluster.ts';
import { until } from './until.ts';

export interface Postgres {
  /** The database `postgres`, as the superuser. */
  adminUrl: string;
  /** The same by the socket, as a server on the same machine reaches it. */
  socketUrl: string;
  dataDir: string;
  /** Cut all sessions, write everything down, stop, remove the folder. */
  stop(): Promise<void>;
  /** Die as in a power cut: no checkpoint, no goodbye. The folder stays for `restart`. */
  stopImmediate(): Promise<void>;
  /** Start again on the same folder and port after `stopImmediate`. */
  restart(): Promise<void>;
  /** The log of the server. */
  output(): string;
}

const answers = async (url: string): Promise<true | undefined> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
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

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

const end = async (child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};

/** One PostgreSQL in a temporary folder, empty unless another is given, on a free loopback port, as a user who is not root. */
export const startPostgres = async (cluster = createCluster()): Promise<Postgres> => {
  const [port = 0] = await freePorts(1);
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let log = '';

  const run = async (): Promise<ChildProcess> => {
    const started = runCluster(cluster, port);
    started.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    const ready = () => {
      if (!isRunning(started)) throw new Error(`PostgreSQL did not start: ${log}`);
      return answers(adminUrl);
    };
    await until(`PostgreSQL on port ${port}`, ready, { withinMs: 30_000 });
    return started;
  };

  let child = await run().catch((reason: unknown) => {
    cluster.folder.remove();
    throw reason;
  });
  const endNow = (): void => void child.kill('SIGQUIT');
  // Before the folder is removed, which is an exit listener too.
  process.prependListener('exit', endNow);

  return {
    adminUrl,
    socketUrl: `${adminUrl}?host=${cluster.folder.path}`,
    dataDir: cluster.dataDir,
    stop: async () => {
      process.off('exit', endNow);
      await end(child, 'SIGINT');
      cluster.folder.remove();
    },
    stopImmediate: () => end(child, 'SIGQUIT'),
    restart: async () => {
      child = await run();
    },
    output: () => log,
  };
};
