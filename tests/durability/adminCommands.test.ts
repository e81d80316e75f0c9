import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminCommand } from '../support/adminCommand.ts';
import { repository } from '../support/repository.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

const password = 'samudra-dalam-2026';
const kartini = ['--name', 'Kartini', '--email', 'kartini@emas.example'];

/** A folder in which no server was ever started: the first command made all that is in it. */
let folder: TemporaryFolder;
let first: Awaited<ReturnType<typeof adminCommand>>;
const command = (args: string[], env: Record<string, string> = {}) =>
  adminCommand(args, { DATA_DIR: folder.path, SEED: 'none', ...env });
beforeAll(async () => {
  folder = temporaryFolder('commands');
  first = await command(['create-admin', ...kartini], { ADMIN_PASSWORD: password });
});
afterAll(() => folder.remove());

const running: ServerProcess[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')))));

async function open(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ dataDir: folder.path, env });
  running.push(server);
  return server;
}

async function logIn({ adminUrl }: ServerProcess, secret: string): Promise<number> {
  const response = await fetch(`${adminUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kartini@emas.example', password: secret }),
  });
  return response.status;
}

describe('create-admin', () => {
  it('lets the first admin into a shop that has nothing yet, also in production', async () => {
    expect(first).toEqual({ code: 0, said: 'Kartini <kartini@emas.example> may log in as super-admin.\n' });
    const server = await open({ NODE_ENV: 'production' });
    expect(await logIn(server, password)).toBe(200);
    expect(server.output()).toContain('the embedded database is for one server on one machine');
  });

  it.each([
    ['a short password', kartini, { ADMIN_PASSWORD: 'sebelas-aja' }, 'The password has fewer than 12 characters.'],
    ['no password where nobody can type one', kartini, {}, 'put the password in the variable ADMIN_PASSWORD'],
    ['an address that is taken', kartini, { ADMIN_PASSWORD: password }, 'There is an admin with the address'],
  ])('118: refuses %s', async (_, args, env, sentence) => {
    const { code, said } = await command(['create-admin', ...args], env);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(sentence) });
  });

  it('gives a new password to who lost theirs, and ends the logins', async () => {
    const email = ['--email', 'Kartini@emas.example', '--new-password'];
    expect(await command(['create-admin', ...email], { ADMIN_PASSWORD: `${password}-baru` })).toMatchObject({
      code: 0,
    });
    const server = await open();
    expect([await logIn(server, password), await logIn(server, `${password}-baru`)]).toEqual([401, 200]);
    await server.kill();
    expect(await command(['create-admin', ...email], { ADMIN_PASSWORD: password })).toMatchObject({ code: 0 });
  });
});

it('88: leaves the folder to the server that has it, unless it only reads', async () => {
  const server = await open();
  for (const args of [['migrate'], ['restore', 'nothing.gz']]) {
    const inUse = `The data folder ${folder.path} is in use by another server (process ${server.pid})`;
    expect(await command(args)).toEqual({ code: 1, said: expect.stringContaining(inUse) });
  }
  expect(await command(['check'])).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ statements about the data were checked: all hold\.\n$/),
  });
  expect((await fetch(`${server.shopUrl}/readyz`)).status).toBe(200);
});

it('says how it is used when it was asked wrong, by npm as well', async () => {
  const args = ['run', '-s', 'admin', '--', 'bakcup'];
  expect(spawnSync('npm', args, { cwd: repository, encoding: 'utf8' })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('backup FILE'),
  });
  expect(await command(['backup'])).toMatchObject({ code: 2, said: expect.stringContaining('One file is needed.') });
  expect(await command(['check', '--fast'])).toMatchObject({ code: 2, said: expect.stringContaining('--fast') });
});
