import { screen } from '@testing-library/react';
import { type BlogPage, getBlogPage } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testShop } from '../../testing/testShop.ts';

const page: BlogPage = {
  id: 1,
  title: 'Cara belanja',
  content: '<h2>Pilih</h2><p>Bayar <a href="/cart">di sini</a></p>',
  slug: 'cara-belanja',
  image: '/media/artikel.svg',
  excerpt: null,
  category: null,
  createdDate: calendarDate('2026-11-25'),
  isEditor: false,
};
const shopWith = (about: Partial<BlogPage> = {}) => testShop(on(getBlogPage, () => ({ ...page, ...about })));

it('shows a skeleton, then title and content [S2.75, S2.34]', async () => {
  const shop = shopWith();
  const held = shop.hold(getBlogPage);
  openShop('/pages/cara-belanja', { shop });
  expect(await screen.findByRole('heading', { level: 1, name: 'Memuat halaman' })).toBeInTheDocument();
  held.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cara belanja' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Pilih' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'di sini' })).toHaveAttribute('href', '/cart');
  expect(shop.requestsOf(getBlogPage).map(({ ask }) => ask.params.slug)).toEqual(['cara-belanja']);
});

it('converts a page that is stored as an editor document [S2.76]', async () => {
  const blocks = [
    { type: 'header-two', text: 'Buyback', depth: 0, inlineStyleRanges: [], entityRanges: [] },
    { type: 'unstyled', text: '<b>apa adanya', depth: 0, inlineStyleRanges: [], entityRanges: [] },
  ];
  openShop('/pages/x', { shop: shopWith({ isEditor: true, content: JSON.stringify({ blocks, entityMap: {} }) }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Buyback' })).toBeVisible();
  expect(screen.getByText('<b>apa adanya')).toBeVisible();
});

it('lets no script of a page run', async () => {
  const content = `<p onclick="alert(1)">Isi</p><script>alert(2)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(3)">x</a>`;
  const { container } = openShop('/pages/x', { shop: shopWith({ content }) });
  await screen.findByText('Isi');
  expect(container.querySelector('script, iframe, [onclick], a[href^="javascript"]')).toBeNull();
});

it('shows an article with its picture, its content and the way back to the articles [S2.36, S2.80, S2.81]', async () => {
  const { shop } = openShop('/blogs/cara-belanja', { shop: shopWith() });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Cara belanja' });
  expect(heading.parentElement?.querySelector('img')).toHaveAttribute('src', '/media/artikel.svg');
  expect(await screen.findByRole('heading', { level: 2, name: 'Pilih' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'di sini' })).toHaveAttribute('href', '/cart');
  expect(shop.requestsOf(getBlogPage).map(({ ask }) => ask.params.slug)).toEqual(['cara-belanja']);
  expect(screen.getByRole('link', { name: 'Kembali ke artikel' })).toHaveAttribute('href', '/blogs');
});

it('hides the way back inside an app, and on a page that is no article [S2.82]', async () => {
  const inApp = openShop('/blogs/cara-belanja?mobile=1', { shop: shopWith() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Kembali ke artikel' })).toBeNull();
  inApp.unmount();
  openShop('/pages/cara-belanja', { shop: shopWith() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Kembali ke artikel' })).toBeNull();
});

it('says that there is no such page', async () => {
  const { user, address } = openShop('/pages/tidak-ada');
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
  expect(address()).toBe('/');
});

it('says that it could not be loaded, and tries again', async () => {
  const shop = shopWith();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getBlogPage);
  const { user } = openShop('/pages/cara-belanja', { shop });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cara belanja' })).toBeVisible();
});
