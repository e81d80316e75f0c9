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
import type { Shop } from '../provider/shop.ts';

type WithClient = Pick<Shop, 'client'>;
const fiveMinutes = 5 * 60_000;

/** The home page (S7.31). Its products carry the prices of the viewer. */
export function dashboardQuery({ client }: WithClient, viewer: string) {
  const queryKey = ['dashboard', viewer];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.send(getDashboard, {}, { signal }),
    placeholderData: publicMeanwhile(queryKey),
  });
}

/** The main menu (S7.29). What leads to products for companies alone is there for corporate customers. */
export function menuQuery({ client }: WithClient, viewer = 'visitor') {
  const queryKey = ['menu', viewer];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.send(getMenu, {}, { signal }),
    staleTime: fiveMinutes,
    placeholderData: publicMeanwhile(queryKey),
  });
}

/** The WhatsApp number of the customer service (S7.30). */
export function whatsAppQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['whatsapp'],
    queryFn: async ({ signal }) => (await client.send(getWhatsApp, {}, { signal })).value,
    staleTime: fiveMinutes,
  });
}

/** A blog article or a static page (S7.34). */
export function blogPageQuery({ client }: WithClient, slug: string) {
  return queryOptions({
    queryKey: ['blog-page', slug],
    queryFn: ({ signal }) => client.send(getBlogPage, { params: { slug } }, { signal }),
    staleTime: fiveMinutes,
  });
}

/** A page of blog articles (S7.35). Pages count from 1, as people do. */
export function blogsQuery({ client }: WithClient, page: number) {
  return queryOptions({
    queryKey: ['blogs', page],
    queryFn: ({ signal }) =>
      client.send(getBlogPages, { body: { page: page - 1, size: blogsPerPage, isBlog: true } }, { signal }),
    staleTime: fiveMinutes,
    placeholderData: keepPreviousData,
  });
}

/** What the shop says of itself (S7.36). */
export function aboutQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['about'],
    queryFn: ({ signal }) => client.send(getAbout, {}, { signal }),
    staleTime: fiveMinutes,
  });
}
