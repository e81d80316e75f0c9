import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSeededFolder } from '../../api-server/src/db/testSeeded.ts';
import { dataUrl, photo } from '../../api-server/src/pictures/testPictures.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { adminCommand } from '../support/adminCommand.ts';
import { newestMailTo } from '../support/outbox.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';
import { costOf, customerAt, fillCart, order } from './customer.ts';

const bar = 'EB-0005-9999';

let folder: TemporaryFolder;
let dataDir: string;
let buyer: Buyer;
let server: ServerProcess | undefined;
let umask: number;
beforeAll(async () => {
  // Every process of this file begins with a umask that hides nothing.
  umask = process.umask(0);
  folder = temporaryFolder('private');
  dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  await makeSeededFolder(dataDir, async (db) => {
    [buyer] = (await addBuyers({ db, now: () => new Date() }, 1)) as [Buyer];
  });
});
afterAll(async () => {
  process.umask(umask);
  await server?.kill('SIGKILL');
  folder.remove();
});

const pathsIn = (path: string): string[] => [
  path,
  ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
];

/** What somebody else may read, write or enter, and what has another mode than its kind has. */
function open(path: string): string[] {
  const wrong = pathsIn(path).map((each) => {
    // A copy that was given back meanwhile is gone.
    const entry = statSync(each, { throwIfNoEntry: false });
    if (!entry) return '';
    const mode = entry.mode & 0o777;
    return mode === (entry.isDirectory() ? 0o700 : 0o600) ? '' : `${each} ${mode.toString(8)}`;
  });
  return wrong.filter((each) => each !== '');
}

const start = () => startServer({ dataDir, env: { LOG_LEVEL: 'error' } });
const variables = (where: string) => ({ DATA_DIR: where, LOG_LEVEL: 'error' });

it('is for its owner alone after a start, orders, mails and a picture, a backup and another start, whatever it was before', async () => {
  expect(open(dataDir).length).toBeGreaterThan(900);
  server = await start();
  expect(open(dataDir)).toEqual([]);

  const customer = customerAt(server.shopUrl, buyer, 1);
  const body = await fillCart(customer, bar, await costOf(customer));
  const code = await order(customer, { buyer, key: 'a-key-of-this-test', body });
  await customer.ask('PUT /customer/update-image', { 'customer-code': buyer.code, images: [dataUrl(await photo())] });
  const { email } = await customer.ask(`GET /customer/by-code/${buyer.code}`);
  expect((await newestMailTo(dataDir, email)).text).toContain(code);
  expect(open(dataDir)).toEqual([]);

  const backup = join(folder.path, 'shop.gz');
  expect(await adminCommand(['backup', backup], variables(dataDir))).toMatchObject({ code: 0 });
  expect(open(dataDir)).toEqual([]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);

  await server.kill('SIGKILL');
  for (const path of pathsIn(dataDir)) chmodSync(path, 0o777);
  server = await start();
  expect(open(dataDir)).toEqual([]);
  expect(await server.kill()).toEqual({ code: 0, signal: null });
  expect(open(dataDir)).toEqual([]);

  const restored = join(folder.path, 'restored');
  expect(await adminCommand(['restore', backup], variables(restored))).toMatchObject({ code: 0 });
  expect(open(restored)).toEqual([]);
});
