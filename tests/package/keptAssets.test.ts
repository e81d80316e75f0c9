import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-28T05:00:00Z');

it('a build keeps what is served now and what was until a fortnight ago, so that open tabs find their parts', async () => {
  const { keepAssets } = await import(join(repository, 'scripts/build/keepAssets.mjs'));
  const dist = temporaryFolder('dist').path;
  // A first build finds nothing.
  keepAssets(dist, now);
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify({ main: { file: 'assets/index-Now.js' } }));
  const ages = {
    'index-Now.js': 90,
    'index-Now.js.br': 90,
    'index-Before.js': 13,
    'index-LongAgo.js': 15,
    'x-index-Now.js': 15,
  };
  for (const [name, days] of Object.entries(ages)) {
    const written = new Date(now.getTime() - days * day);
    writeFileSync(join(dist, 'assets', name), '');
    utimesSync(join(dist, 'assets', name), written, written);
  }
  keepAssets(dist, now);
  expect(readdirSync(join(dist, 'assets')).sort()).toEqual(['index-Before.js', 'index-Now.js', 'index-Now.js.br']);
  // Its fortnight begins now, when the next build takes its place.
  expect(statSync(join(dist, 'assets/index-Now.js')).mtime).toEqual(now);
});
