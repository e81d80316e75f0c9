import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBlogPage, getDashboard, getMenu, getWhatsApp } from '../../contract/calls/content.ts';
import type { Dashboard } from '../../contract/entities/content.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { createFakeShop, on, refuse, renderShopHook, sampleSession } from '../../testing/react/index.ts';
import { useBlogPage, useDashboard, useMenu, useWhatsApp } from './useContent.ts';

const dashboard: Dashboard = {
  products: [],
  banners: [],
  video: null,
  blogs: [],
  menuCards: [{ name: 'Zakat', link: '/zakat', backgroundColor: null }],
  additionalMenu: [],
  gallery: [],
  footers: [],
};
const page = {
  id: 1,
  title: 'Syarat dan Ketentuan',
  content: '<p>Isi</p>',
  slug: 'syarat',
  image: null,
  excerpt: null,
  category: null,
  createdDate: calendarDate('2026-01-05'),
  isEditor: false,
};
const menu = [{ parent: 'Produk', url: '/products', children: [] }];
const fakeShop = () =>
  createFakeShop({
    handlers: [
      on(getDashboard, () => dashboard),
      on(getMenu, () => menu),
      on(getWhatsApp, () => ({ value: '628111' })),
      on(getBlogPage, ({ params }) => (params.slug === 'syarat' ? page : refuse({ code: 'NOT_FOUND', what: 'PAGE' }))),
    ],
  });

describe('the content of the shop', () => {
  it('is the menu, the WhatsApp number and a page by its slug', async () => {
    const shop = fakeShop();
    const { result } = renderShopHook(
      () => ({ menu: useMenu(), whatsApp: useWhatsApp(), page: useBlogPage('syarat') }),
      { shop },
    );
    await waitFor(() => expect(result.current.page.data).toEqual(page));
    expect([result.current.menu.data, result.current.whatsApp.data]).toEqual([menu, '628111']);
  });

  it('is the home page as who is looking sees it', async () => {
    const shop = fakeShop();
    const { result } = renderShopHook(useDashboard, { shop, session: sampleSession() });
    await waitFor(() => expect(result.current.data).toEqual(dashboard));
    expect(shop.requestsOf(getDashboard).map(({ token }) => token)).toEqual(['token-1']);
  });

  it('that is not there says so', async () => {
    const { result } = renderShopHook(() => useBlogPage('tidak-ada'), { shop: fakeShop() });
    await waitFor(() => expect(result.current.error).toMatchObject({ problem: { code: 'NOT_FOUND', what: 'PAGE' } }));
  });
});
