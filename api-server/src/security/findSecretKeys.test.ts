import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSecretKeys, KeyMissing } from './findSecretKeys.ts';

const given = 'vK3mYd0x9QwZr7Lb2Hc8Tn5Js1Fp6Ga4';
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: vi.fn() };
let dataDir: string;
let file: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'samudra-keys-'));
  file = join(dataDir, 'secrets.key');
  quiet.error.mockClear();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const nothingSealed = async () => 0;
const find = (secretKeys: string[] = [], databaseUrl?: string, countSealed = nothingSealed) =>
  findSecretKeys({ secretKeys, databaseUrl, dataDir }, quiet, countSealed);

it('makes a key once beside the embedded database, for nobody else to read, and finds it again', async () => {
  const [key = '', ...more] = await find();
  expect([key.length, more]).toEqual([43, []]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await find()).toEqual([key]);
  expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
});

it('puts the key of the environment first, and makes none beside it', async () => {
  expect(await find([given])).toEqual([given]);
  expect(existsSync(file)).toBe(false);
  const [made] = await find();
  expect(await find([given])).toEqual([given, made]);
});

it('makes no key for PostgreSQL: another server would have another', async () => {
  expect(await find([], 'postgres://db/shop')).toEqual([]);
  expect(await find([given], 'postgres://db/shop')).toEqual([given]);
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['holds no key', () => writeFileSync(file, '')],
  ['is a folder', () => mkdirSync(file)],
])('goes on without a file that %s, says so, and leaves it as it is', async (_what, spoil) => {
  spoil();
  const { ino } = statSync(file);
  expect(await find()).toEqual([]);
  expect(await find([given])).toEqual([given]);
  expect(quiet.error).toHaveBeenCalledTimes(2);
  expect(statSync(file).ino).toBe(ino);
});

it('goes on where it may write nothing', async () => {
  const [place, nowhere] = [join(dataDir, 'none'), 'none/at/all'];
  writeFileSync(place, '');
  chmodSync(place, 0o400);
  expect(
    await findSecretKeys(
      { secretKeys: [], databaseUrl: undefined, dataDir: join(place, nowhere) },
      quiet,
      nothingSealed,
    ),
  ).toEqual([]);
  expect(quiet.error).toHaveBeenCalledOnce();
});

it.each([
  ['is missing', () => {}, 'is missing, and 2 second factors are sealed'],
  [
    'is a link that leads nowhere',
    () => symlinkSync(join(dataDir, 'unmounted'), file),
    'holds no key that can be read, and 2',
  ],
  ['holds no key', () => writeFileSync(file, ''), 'holds no key that can be read, and 2'],
])(
  'makes no other key when the file %s and secrets are sealed, and says how to go on',
  async (_what, spoil, sentence) => {
    spoil();
    const countSealed = async () => 2;
    const attempt = find([], undefined, countSealed);
    await expect(attempt).rejects.toThrow(KeyMissing);
    await expect(attempt).rejects.toThrow(`${file} ${sentence}`);
    await expect(attempt).rejects.toThrow('set SECRETS_KEY to a new one');
    expect(existsSync(file) && readFileSync(file, 'utf8') !== '').toBe(false);
    expect(await find([given], undefined, countSealed)).toEqual([given]);
  },
);
