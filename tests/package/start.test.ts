import { cpSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../support/freePorts.ts';
import { type ServerOptions, type ServerProcess, spawnServer, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

/** A data folder that was filled once; every server of these tests gets a copy, which starts in a second. */
let filled: TemporaryFolder;
beforeAll(async () => {
  filled = temporaryFolder('filled');
  const server = await startServer({ dataDir: filled.path });
  await server.kill();
});
afterAll(() => filled.remove());

const running: ServerProcess[] = [];
const folders: TemporaryFolder[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  for (const folder of folders.splice(0)) folder.remove();
});

const dataCopy = (): string => {
  const folder = temporaryFolder('start');
  folders.push(folder);
  cpSync(filled.path, folder.path, { recursive: true });
  return folder.path;
};

const start = async (options: ServerOptions = {}): Promise<ServerProcess> => {
  const server = await startServer({ dataDir: dataCopy(), ...options });
  running.push(server);
  return server;
};

/** What a server says that must not start: it ends with 1 and a sentence, never a stack. */
const refusal = async (options: ServerOptions): Promise<string> => {
  const server = await spawnServer({ dataDir: dataCopy(), ...options });
  running.push(server);
  const { code } = await server.exited;
  expect({ code, output: server.output() }).toMatchObject({ code: 1 });
  expect(server.output()).not.toMatch(/\n\s+at /);
  return server.output();
};

describe('the built product', () => {
  it('answers on both ports, the shop on one and the back office on the other, and stops well when it is told to [S1.1]', async () => {
    const server = await start();
    for (const url of [server.shopUrl, server.adminUrl]) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const isBackOffice = (await (await fetch(url)).text()).includes('<title>Samudra Emas · Back-office</title>');
      expect(isBackOffice).toBe(url === server.adminUrl);
    }
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('refuses the data folder of a running server, and leaves that one alone', async () => {
    const first = await start();
    expect(await refusal({ dataDir: first.dataDir })).toContain(first.dataDir);
    expect((await fetch(`${first.shopUrl}/readyz`)).status).toBe(200);
  });

  it('takes over the data folder of a server that was killed', async () => {
    const first = await start();
    await first.kill('SIGKILL');
    const second = await start({ dataDir: first.dataDir });
    expect((await fetch(`${second.shopUrl}/readyz`)).status).toBe(200);
  });

  it('says which port is in use', async () => {
    const first = await start();
    const [admin = 0] = await freePorts(1);
    const shop = Number(new URL(first.shopUrl).port);
    expect(await refusal({ ports: { shop, admin } })).toContain(String(shop));
  });

  it('says that the database does not answer, without its password', async () => {
    const [port = 0] = await freePorts(1);
    const said = await refusal({ env: { DATABASE_URL: `postgres://shop:jangan-bilang@127.0.0.1:${port}/shop` } });
    expect(said).toContain(`127.0.0.1:${port}`);
    expect(said).not.toContain('jangan-bilang');
  });

  it('says which setting is wrong', async () => {
    expect(await refusal({ env: { SEED: 'everything' } })).toContain('SEED');
  });
});
