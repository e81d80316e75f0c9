import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '../db/tables/media.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { forgetPictures } from './forgetPictures.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let place: string;
beforeAll(async () => {
  database = await openTestDatabase();
  place = await mkdtemp(join(tmpdir(), 'gone-'));
});
afterAll(async () => {
  await database.close();
  await rm(place, { recursive: true });
});

it('drops what was drawn of a picture that is gone, and what was never finished; keeps the rest', async () => {
  const [here, gone] = ['a'.repeat(64), 'b'.repeat(64)];
  const picture = { name: 'wajah.webp', contentType: 'image/webp', bytes: Buffer.from('x') };
  await database.db.insert(media).values({ ...picture, sha256: here ?? '' });
  const folder = join(place, 'pictures');
  await mkdir(folder);
  const names = [`${here}-160.avif`, `${here}-1600.avif`, `${gone}-160.avif`, '3f0c1d0e-95a4-4a55-9f0c-8c8f4d1f4f3e'];
  for (const name of names) await writeFile(join(folder, name), '');
  await forgetPictures(database.db, folder);
  expect((await readdir(folder)).sort()).toEqual([`${here}-160.avif`, `${here}-1600.avif`]);
});

it('has nothing to do before the first picture was drawn', async () => {
  await expect(forgetPictures(database.db, join(place, 'none'))).resolves.toBeUndefined();
});
