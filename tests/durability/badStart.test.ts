import { once } from 'node:events';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../support/freePorts.ts';
import { type ServerOptions, type ServerProcess, spawnServer, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

/** A data folder that SEED=none filled, for copies. */
let filled: TemporaryFolder;
beforeAll(async () => {
  filled = temporaryFolder('none');
  const server = await startServer({ dataDir: filled.path, seed: 'none' }, 110_000);
  await server.kill();
});
afterAll(() => filled.remove());

const running: ServerProcess[] = [];
const folders: TemporaryFolder[] = [];
const listening: Server[] = [];
afterEach(async () => {
  for (const server of listening.splice(0)) server.close();
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  for (const folder of folders.splice(0)) folder.remove();
});

const dataCopy = (): string => {
  const folder = temporaryFolder('start');
  folders.push(folder);
  cpSync(filled.path, folder.path, { recursive: true });
  return folder.path;
};

async function start(options: ServerOptions = {}): Promise<ServerProcess> {
  const server = await startServer({ dataDir: dataCopy(), ...options });
  running.push(server);
  return server;
}

/** All that a server says which must not start. It ends with 1. */
async function refusal(options: ServerOptions): Promise<string> {
  const server = await spawnServer({ dataDir: dataCopy(), ...options });
  running.push(server);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  return server.output();
}

/** A program that takes connections on a loopback port, and says what `onHello` writes. */
async function listen(answer: string | undefined): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => answer && socket.end(answer));
  });
  listening.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function post(server: ServerProcess, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.shopUrl}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, json: await response.json() };
}
const register = (server: ServerProcess, username: string) =>
  post(server, '/user/register', {
    ...{ email: `${username}@contoh.test`, username, 'customer-type': 'INDIVIDU' },
    ...{ newCompany: false, validCompany: false },
  });
const get = async (server: ServerProcess, path: string) =>
  (await (await fetch(`${server.shopUrl}/api${path}`)).json()).data;

describe('a shop that was started with SEED=none', () => {
  it('answers, has all areas and couriers, and nothing that is made up', async () => {
    const server = await start({ seed: 'none' });
    expect(server.output()).not.toContain('Demo');
    expect(await get(server, '/province')).toHaveLength(38);
    expect(await get(server, '/lookup/by-group-id/3')).toHaveLength(3);
    expect(await get(server, '/bank')).toEqual([]);
    const list = await post(server, '/product/view', { page: 0, size: 12, sort: [] });
    expect(list).toMatchObject({ status: 200, json: { data: { viewProducts: [], totalItems: 0 } } });
    const budi = await post(server, '/user/authenticate', { username: 'budi', password: 'ombak-tenang-27' });
    expect(budi.status).toBe(401);
    expect((await register(server, 'pertama')).status).toBe(200);
  });
});

describe('a server that can not start', () => {
  it('88: leaves the folder to the one that has it, which goes on and loses nothing', async () => {
    const first = await start();
    expect((await register(first, 'sebelum')).status).toBe(200);
    expect(await refusal({ dataDir: first.dataDir })).toBe(
      `The data folder ${first.dataDir} is in use by another server (process ${first.pid}): ` +
        'stop that one, or start this one with another DATA_DIR.\n',
    );
    expect((await register(first, 'sesudah')).status).toBe(200);
    await first.kill('SIGKILL');
    const second = await start({ dataDir: first.dataDir });
    for (const name of ['sebelum', 'sesudah']) expect((await register(second, name)).status, name).toBe(409);
  });

  it('names the port that is taken and the variable that changes it, and leaves the folder free', async () => {
    const taken = await listen(undefined);
    const [free = 0] = await freePorts(1);
    const dataDir = dataCopy();
    const sentence = (variable: string) =>
      `Port ${taken} is already in use. Stop what listens there, or set ${variable} to another port.\n`;
    expect(await refusal({ dataDir, ports: { shop: taken, admin: free } })).toBe(sentence('SHOP_PORT'));
    expect(await refusal({ dataDir, ports: { shop: free, admin: taken } })).toBe(sentence('ADMIN_PORT'));
    await start({ dataDir });
  });

  it('says one line for each variable that is wrong, and no secret', async () => {
    const said = await refusal({
      env: {
        SHOP_PORT: '70000',
        HOST: 'no host',
        DATABASE_URL: 'mysql://shop:rahasia@db/shop',
        SMTP_URL: 'http://shop:rahasia@mail',
        SEED: 'everything',
        LOG_LEVEL: 'loud',
      },
    });
    expect(said.trimEnd().split('\n')).toEqual([
      'SHOP_PORT is "70000"; it must be a whole number from 0 to 65535 (0: any free port).',
      'HOST is "no host"; it must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0.',
      'DATABASE_URL is not usable; it must be like postgres://user:password@host:5432/database, or left out for the embedded database.',
      'SMTP_URL is not usable; it must be like smtp://user:password@host:587 or smtps://..., or left out for .eml files in DATA_DIR/outbox.',
      'SEED is "everything"; it must be demo or none.',
      'LOG_LEVEL is "loud"; it must be fatal, error, warn, info, debug, trace or silent.',
    ]);
  });

  it('says so when the two ports are one, and when the host is none of this machine', async () => {
    const [port = 0, other = 0] = await freePorts(2);
    expect(await refusal({ ports: { shop: port, admin: port } })).toBe(
      `SHOP_PORT and ADMIN_PORT are both ${port}; they must differ.\n`,
    );
    expect(await refusal({ ports: { shop: port, admin: other }, env: { HOST: '192.0.2.1' } })).toBe(
      `Nothing can listen on 192.0.2.1:${port} here (EADDRNOTAVAIL). Set HOST or SHOP_PORT to what this machine allows.\n`,
    );
  });

  it.each([
    ['says nothing', undefined],
    ['speaks another language', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ])('says in one sentence that what is at DATABASE_URL %s', async (_, answer) => {
    const port = await listen(answer);
    const said = await refusal({ env: { DATABASE_URL: `postgres://shop:rahasia@127.0.0.1:${port}/shop` } });
    expect(said).toMatch(new RegExp(`^PostgreSQL at 127\\.0\\.0\\.1:${port} .+\n$`));
    expect(said).not.toContain('rahasia');
  });

  it('says in one sentence that DATA_DIR can be no folder', async () => {
    const folder = temporaryFolder('file');
    folders.push(folder);
    const file = join(folder.path, 'data');
    writeFileSync(file, 'not a folder');
    for (const dataDir of [file, join(file, 'below')]) {
      const said = await refusal({ dataDir });
      expect(said).toMatch(/^[^\n]+\n$/);
      expect(said).toContain(dataDir);
    }
    expect(existsSync(file)).toBe(true);
  });
});
