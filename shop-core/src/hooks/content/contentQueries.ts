import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAbout,
  getBlogPage,
  getBlogPages,
  getDashboard,
  getMenu,
  getWhatsApp,
} from '../../contract/calls/content.ts';
import { blogsPerPage } from '../../rules/constants.ts';
import { publicMeanwhile } from '../provider/publicMeanwhile.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

const fiveMinutes = 5 * 60_000;

/** The home page (S7.31). Its products carry the prices of the viewer. */
export function dashboardQuery(shop: QuerySource, viewer: string) {
  const queryKey = shopKey(shop, 'dashboard', viewer);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => shop.client.send(getDashboard, {}, { signal }),
    placeholderData: publicMeanwhile(queryKey),
  });
}

/** The main menu (S7.29). What leads to products for companies alone is there for corporate customers. */
export function menuQuery(shop: QuerySource, viewer = 'visitor') {
  const queryKey = shopKey(shop, 'menu', viewer);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => shop.client.send(getMenu, {}, { signal }),
    staleTime: fiveMinutes,
    placeholderData: publicMeanwhile(queryKey),
  });
}

/** The WhatsApp number of the customer service (S7.30). */
export function whatsAppQuery(shop: QuerySource) {
  return queryOptions({
    queryKey: shopKey(shop, 'whatsapp'),
    queryFn: async ({ signal }) => (await shop.client.send(getWhatsApp, {}, { signal })).value,
    staleTime: fiveMinutes,
  });
}

/** A blog article or a static page (S7.34). */
export function blogPageQuery(shop: QuerySource, slug: string) {
  return queryOptions({
    queryKey: shopKey(shop, 'blog-page', slug),
    queryFn: ({ signal }) => shop.client.send(getBlogPage, { params: { slug } }, { signal }),
    staleTime: fiveMinutes,
  });
}

/** A page of blog articles (S7.35). Pages count from 1, as people do. */
export function blogsQuery(shop: QuerySource, page: number) {
  return queryOptions({
    queryKey: shopKey(shop, 'blogs', page),
    queryFn: ({ signal }) =>
      shop.client.send(getBlogPages, { body: { page: page - 1, size: blogsPerPage, isBlog: true } }, { signal }),
    staleTime: fiveMinutes,
    placeholderData: keepPreviousData,
  });
}

/** What the shop says of itself (S7.36). */
export function aboutQuery(shop: QuerySource) {
  return queryOptions({
    queryKey: shopKey(shop, 'about'),
    queryFn: ({ signal }) => shop.client.send(getAbout, {}, { signal }),
    staleTime: fiveMinutes,
  });
}
