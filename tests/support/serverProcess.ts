import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { boundToParent } from './boundToParent.ts';
import { freePorts } from './freePorts.ts';
import { repository } from './repository.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { until } from './until.ts';

export interface ServerOptions {
  /** Default: a new temporary folder, removed when the test process ends. */
  dataDir?: string;
  seed?: 'demo' | 'none';
  /** Default: two free ones. */
  ports?: { shop: number; admin: number };
  /** More variables, such as DATABASE_URL. Nothing of the tests' own environment but PATH and HOME reaches the server. */
  env?: Record<string, string>;
  /** `scripts/start.mjs` builds what is stale first. Default: the built server itself. */
  script?: 'api-server/dist/server.js' | 'scripts/start.mjs';
  /** The folder of another version of the product. Default: the repository. */
  product?: string;
}

export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  shopUrl: string;
  adminUrl: string;
  dataDir: string;
  pid: number;
  /** Send a signal (SIGTERM unless another is named) and wait for the end. The data folder stays. */
  kill(signal?: NodeJS.Signals): Promise<ServerExit>;
  /** Settles when the process has ended, for whatever reason. */
  exited: Promise<ServerExit>;
  /** All it wrote to stdout and stderr so far. */
  output(): string;
}

const spawnNode = (script: string, env: Record<string, string>) => {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  const { command, args } = boundToParent(process.execPath, ['--enable-source-maps', script], 'KILL');
  return spawn(command, args, {
    env: { PATH, HOME, LANG, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const freePair = async (): Promise<{ shop: number; admin: number }> => {
  const [shop = 0, admin = 0] = await freePorts(2);
  return { shop, admin };
};

/** The built product as a person runs it, in its own process; not awaited, so it may also refuse to start. */
export const spawnServer = async (options: ServerOptions = {}): Promise<ServerProcess> => {
  const { script = 'api-server/dist/server.js', seed = 'none', product = repository } = options;
  const dataDir = options.dataDir ?? temporaryFolder('data').path;
  const ports = options.ports ?? (await freePair());
  const child = spawnNode(join(product, script), {
    SHOP_PORT: String(ports.shop),
    ADMIN_PORT: String(ports.admin),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SEED: seed,
    ...options.env,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk;
    });
  }
  // 'close' comes after the last output, 'exit' may come before it.
  const exited = once(child, 'close').then(([code, signal]): ServerExit => ({ code, signal }));
  return {
    shopUrl: `http://127.0.0.1:${ports.shop}`,
    adminUrl: `http://127.0.0.1:${ports.admin}`,
    dataDir,
    pid: child.pid ?? 0,
    kill: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
    exited,
    output: () => written,
  };
};

const isReady = async ({ shopUrl }: ServerProcess): Promise<true | undefined> => {
  const reply = await fetch(`${shopUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return reply?.ok ? true : undefined;
};

/** The same, awaited until /readyz says yes; fails with all it wrote when it ends or takes too long. */
export const startServer = async (options: ServerOptions = {}, readyWithinMs = 60_000): Promise<ServerProcess> => {
  const server = await spawnServer(options);
  let end: ServerExit | undefined;
  void server.exited.then((exit) => {
    end = exit;
  });
  const ready = () => {
    if (end) throw new Error(`The server ended (${end.code ?? end.signal}) before it was ready.`);
    return isReady(server);
  };
  try {
    await until(`${server.shopUrl}/readyz`, ready, { withinMs: readyWithinMs });
    return server;
  } catch (reason) {
    await server.kill('SIGKILL');
    throw new Error(`${reason instanceof Error ? reason.message : reason}\n${server.output()}`, { cause: reason });
  }
};
