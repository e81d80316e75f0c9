import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBlogPages } from '../../contract/calls/content.ts';
import { createMemoryShop, renderShopHook, sampleSeed } from '../../testing/react/index.ts';
import { useAbout } from './useAbout.ts';
import { useBlogs } from './useBlogs.ts';
import { useBlogPage, useDashboard, useMenu, useWhatsApp } from './useContent.ts';

describe('the blog', () => {
  it('is read four articles a page, the newest first [S2.77, S7.35]', async () => {
    const shop = createMemoryShop();
    let page = 1;
    const { result, rerender } = renderShopHook(() => useBlogs(page), { shop });
    await waitFor(() => expect(result.current.data).toMatchObject({ totalItems: 5, pages: 2, currentPage: 0 }));
    const slugs = () => result.current.data?.blogPages.map(({ slug }) => slug);
    expect(slugs()).toEqual(['kabar-2', 'kabar-3', 'kabar-4', 'kabar-5']);
    expect(shop.requestsOf(getBlogPages)[0]?.ask.body).toEqual({ page: 0, size: 4, isBlog: true });
    page = 2;
    rerender();
    expect([slugs()?.length, result.current.isPlaceholderData]).toEqual([4, true]);
    await waitFor(() => expect(slugs()).toEqual(['kabar-6']));
  });

  it('is one page when there is nothing in it', async () => {
    const content = { ...sampleSeed().content, pages: [] };
    const { result } = renderShopHook(() => useBlogs(1), { shop: createMemoryShop({ content }) });
    await waitFor(() => expect(result.current.data).toMatchObject({ blogPages: [], totalItems: 0, pages: 1 }));
  });
});

it('everything people read is there without a login, and the home page shows prices and news', async () => {
  const shop = createMemoryShop();
  const { result } = renderShopHook(
    () => ({
      about: useAbout(),
      article: useBlogPage('kabar-2'),
      terms: useBlogPage('syarat-dan-ketentuan'),
      home: useDashboard(),
      menu: useMenu(),
      whatsApp: useWhatsApp(),
    }),
    { shop },
  );
  await waitFor(() => expect(Object.values(result.current).every(({ isSuccess }) => isSuccess)).toBe(true));
  const { about, article, terms, home, menu, whatsApp } = result.current;
  expect(about.data).toMatchObject({ title: 'Samudra Emas', details: [{ title: 'Bersertifikat' }] });
  expect([article.data?.title, terms.data?.title]).toEqual(['Harga emas pekan ini', 'Syarat dan ketentuan']);
  expect(home.data?.products.map(({ sku, shown }) => [sku, shown.price])).toEqual([
    ['LM-05', 900_000],
    ['LM-1', 1_800_000],
    ['LM-2', 3_400_000],
  ]);
  expect(home.data?.blogs).toHaveLength(4);
  expect([menu.data?.[0]?.parent, whatsApp.data]).toEqual(['Produk', '0812-3456-7890']);
});

it('what is not there says so, and can be asked for again', async () => {
  const shop = createMemoryShop();
  const { result } = renderShopHook(() => useBlogPage('tidak-ada'), { shop });
  await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'NOT_FOUND', what: 'PAGE' } }));
  await act(() => result.current.refetch());
  expect(result.current.isError).toBe(true);
});
