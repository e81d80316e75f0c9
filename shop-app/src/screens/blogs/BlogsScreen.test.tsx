import { screen, waitFor, within } from '@testing-library/react';
import { type BlogPage, getBlogPages } from 'shop-core/contract';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleArticle } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const shopWith = (blogPages: BlogPage[], totalItems = blogPages.length) =>
  testShop(on(getBlogPages, ({ body }) => ({ blogPages, totalItems, currentPage: body.page })));
const four = [1, 2, 3, 4].map((id) => sampleArticle({ id, slug: `artikel-${id}`, title: `Artikel ${id}` }));

it('shows a skeleton, then the articles [S2.35]', async () => {
  const shop = shopWith(four);
  const held = shop.hold(getBlogPages);
  openShop('/blogs', { shop });
  expect(await screen.findByText('Memuat artikel')).toBeInTheDocument();
  held.release();
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  expect(screen.queryByText('Memuat artikel')).toBeNull();
});

it('shows of each its picture, category, date, title, excerpt and a button to it [S2.78]', async () => {
  const { user, address } = openShop('/blogs?mobile=1', { shop: shopWith([sampleArticle()]) });
  const card = within(await screen.findByRole('article'));
  expect((await screen.findByRole('article')).querySelector('img')).toHaveAttribute('src', '/media/artikel.svg');
  expect(card.getByText('Panduan')).toBeVisible();
  expect(card.getByText('05/11/2026')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Memilih emas pertama' })).toBeVisible();
  expect(card.getByText('Mulai dari setengah gram.')).toBeVisible();
  await user.click(card.getByRole('link', { name: 'Baca selengkapnya Memilih emas pertama' }));
  expect(address()).toBe('/blogs/memilih-emas-pertama?mobile=1');
});

it('shows 4 a page, which stands in the address, and back works [S2.77]', async () => {
  const shop = shopWith(four, 9);
  const { user, address, back } = openShop('/blogs', { shop });
  const pages = await screen.findByRole('navigation', { name: 'Halaman' });
  expect(within(pages).queryByRole('link', { name: 'Halaman 4' })).toBeNull();
  await user.click(within(pages).getByRole('link', { name: 'Halaman 3' }));
  expect(address()).toBe('/blogs?page=3');
  await waitFor(() => expect(shop.requestsOf(getBlogPages)).toHaveLength(2));
  expect(shop.requestsOf(getBlogPages).map(({ ask }) => ask.body)).toEqual([
    { page: 0, size: 4, isBlog: true },
    { page: 2, size: 4, isBlog: true },
  ]);
  back();
  await waitFor(() => expect(address()).toBe('/blogs'));
});

it('says kosong when there are none [S2.79]', async () => {
  const { user, address } = openShop('/blogs', { shop: shopWith([]) });
  expect(await screen.findByText('kosong')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
  expect(address()).toBe('/');
});

it('leads back from a page past the end', async () => {
  const { user, address } = openShop('/blogs?page=9', { shop: shopWith([], 5) });
  expect(await screen.findByText('Halaman ini kosong')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke halaman pertama' }));
  expect(address()).toBe('/blogs');
});

it.each(['0', '-1', 'dua', '1.5', '99999999'])('takes the page "%s" of an address for the first', async (page) => {
  const { shop } = openShop(`/blogs?page=${page}`, { shop: shopWith(four) });
  await screen.findAllByRole('article');
  expect(shop.requestsOf(getBlogPages).at(0)?.ask.body.page).toBe(0);
});

it('says when they could not be loaded, and tries again', async () => {
  const shop = shopWith(four);
  const fault = shop.fail({ code: 'UNEXPECTED' }, getBlogPages);
  const { user } = openShop('/blogs', { shop });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
});
