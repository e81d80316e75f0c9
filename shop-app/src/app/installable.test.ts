import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const publicFile = (address: string) => join(folder, 'public', address);
const manifest = JSON.parse(readFileSync(publicFile('manifest.webmanifest'), 'utf8'));
const page = readFileSync(join(folder, 'index.html'), 'utf8');

/** As the head of a PNG says it. */
function sizeOf(address: string): string {
  const bytes = readFileSync(publicFile(address));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('can be put on the home screen of a phone, with an icon that it may cut to its own shape', () => {
  expect(manifest).toMatchObject({ lang: 'id', start_url: '/', scope: '/', display: 'standalone' });
  const offered = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(offered).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/png') expect([src, sizeOf(src)]).toEqual([src, sizes]);
    else expect(existsSync(publicFile(src))).toBe(true);
  }
});

it('names its manifest and icons in the page, and its colour in light and dark', () => {
  const named = [...page.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  expect(named.map(([, rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest']);
  for (const [, , address = ''] of named) expect(existsSync(publicFile(address)), address).toBe(true);
  expect(page).toContain('<meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />');
  expect(page).toContain('<meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)" />');
});
