import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectSpelling } from '../testSpelling.ts';
import { configEntry } from './configEntry.ts';
import { blogPage, dashboard, footerGroup, menu } from './content.ts';

const footer = { 'footer-group': 'Bantuan', details: [{ name: 'Syarat', link: '/pages/syarat-dan-ketentuan' }] };

it('keeps a menu as the specification spells it [S3.10]', () => {
  const sample = { parent: 'Produk', url: '/products', childs: [{ name: 'Cincin', url: '/products?cat=3' }] };
  expect(expectSpelling(['S3.10'], menu, sample).children).toEqual([{ name: 'Cincin', url: '/products?cat=3' }]);
});

it('keeps a footer group as the specification spells it [S3.11]', () => {
  expect(expectSpelling(['S3.11'], footerGroup, footer)).toMatchObject({ group: 'Bantuan' });
});

it('keeps a config entry as the specification spells it [S3.13]', () => {
  expect(expectSpelling(['S3.13'], configEntry, { value: 'CLOSE' })).toEqual({ value: 'CLOSE' });
  expect(z.decode(configEntry, {} as never)).toEqual({ value: null });
});

it('keeps a blog page as the specification spells it [S3.20]', () => {
  const ours = expectSpelling(['S3.20'], blogPage, {
    id: 3,
    title: 'Emas 2026',
    content: '<p>Isi</p>',
    slug: 'emas-2026',
    image: '/media/blog.svg',
    excerpt: 'Ringkas',
    category: 'Berita',
    createdDate: '05/01/2026',
    'is-editor': false,
  });
  expect(ours).toMatchObject({ createdDate: '2026-01-05', isEditor: false });
});

it('keeps the dashboard as the specification spells it [S3.15]', () => {
  const ours = expectSpelling(['S3.15', 'S3.11', 'S3.20'], dashboard, {
    products: [],
    banners: [{ title: 'true', image: '/media/banner.svg', url: '/products', content: 'true' }],
    video: { link: 'https://video.example/1', urlImage: '/media/video.svg', title: 'Emas', content: 'Tonton' },
    blogs: [
      {
        id: 3,
        title: 'Emas 2026',
        slug: 'emas-2026',
        image: '/media/blog.svg',
        excerpt: 'Ringkas',
        createdDate: '05/01/2026',
      },
    ],
    'list-menu': [{ name: 'Zakat', link: '/zakat', 'background-color': '#fff' }],
    'additional-menu': [{ name: 'Kuis', link: '/quiz' }],
    galleries: [{ image: '/media/g.svg' }],
    footers: [footer],
  });
  expect(ours).toMatchObject({ menuCards: [{ backgroundColor: '#fff' }], gallery: [{ image: '/media/g.svg' }] });
});

it('reads a dashboard of nothing as empty lists', () => {
  expect(z.decode(dashboard, {} as never)).toMatchObject({ products: [], banners: [], video: null, footers: [] });
});
