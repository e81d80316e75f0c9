import { expect, it } from 'vitest';
import { ownPage } from './ownPage.ts';

const origin = 'https://toko.example';

it.each([
  ['/products?cat=1#a', '/products?cat=1#a'],
  ['blogs', '/blogs'],
  ['?cat=1', '/?cat=1'],
  ['https://toko.example/zakat?a=b', '/zakat?a=b'],
  ['https://toko.example', '/'],
  ['/mediasi', '/mediasi'],
])('%s is the page %s of the shop', (address, page) => {
  expect(ownPage(address, origin)).toBe(page);
});

it.each([
  'https://lain.example/zakat',
  'http://toko.example/zakat',
  '//lain.example/zakat',
  '/\\lain.example',
  '/\t/lain.example',
  'mailto:cs@toko.example',
  'javascript:alert(1)',
  'https://',
  '#isi',
  '/media/katalog.pdf',
  'https://toko.example/media/film.mp4',
  '/api/docs',
])('%s is none', (address) => {
  expect(ownPage(address, origin)).toBeUndefined();
});
