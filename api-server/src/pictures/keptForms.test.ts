import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keptForms } from './keptForms.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const pixels = Buffer.from('pixels');

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'forms-'));
});
afterAll(() => rm(place, { recursive: true }));

it('keeps forms for the next server, whole and under their names, also that there is none', async () => {
  const warn = vi.fn();
  const log = { ...silent, warn };
  const folder = join(place, 'pictures');
  const forms = keptForms(folder, log);
  expect(await forms.find('a-160.avif')).toBeUndefined();
  await forms.keep('a-160.avif', pixels);
  await forms.keep('b-160.avif', Buffer.alloc(0));
  const next = keptForms(folder, log);
  expect(await next.find('a-160.avif')).toEqual(pixels);
  expect(await next.find('b-160.avif')).toHaveLength(0);
  expect((await readdir(folder)).sort()).toEqual(['a-160.avif', 'b-160.avif']);
  expect(warn).not.toHaveBeenCalled();
});

it('does without a folder that can not be written, and says so', async () => {
  const warn = vi.fn();
  const folder = join(place, 'file');
  await writeFile(folder, '');
  const forms = keptForms(folder, { ...silent, warn });
  await forms.keep('a', pixels);
  expect(await forms.find('a')).toBe(pixels);
  expect(await forms.find('b')).toBeUndefined();
  expect(warn).toHaveBeenCalled();
});

it('does without any folder', async () => {
  const forms = keptForms(undefined, silent);
  await forms.keep('a', pixels);
  expect(await forms.find('a')).toBe(pixels);
});
