import { queryOptions } from '@tanstack/react-query';
import { getBlogPage, getDashboard, getMenu, getWhatsApp } from '../../contract/calls/content.ts';
import type { Shop } from '../provider/shop.ts';

type WithClient = Pick<Shop, 'client'>;
const fiveMinutes = 5 * 60_000;

/** S7.31. Its products carry the prices of the viewer. */
export function dashboardQuery({ client }: WithClient, viewer: string) {
  return queryOptions({
    queryKey: ['dashboard', viewer],
    queryFn: ({ signal }) => client.send(getDashboard, {}, { signal }),
  });
}

/** S7.29 */
export function menuQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['menu'],
    queryFn: ({ signal }) => client.send(getMenu, {}, { signal }),
    staleTime: fiveMinutes,
  });
}

/** S7.30 */
export function whatsAppQuery({ client }: WithClient) {
  return queryOptions({
    queryKey: ['whatsapp'],
    queryFn: async ({ signal }) => (await client.send(getWhatsApp, {}, { signal })).value,
    staleTime: fiveMinutes,
  });
}

/** S7.34 */
export function blogPageQuery({ client }: WithClient, slug: string) {
  return queryOptions({
    queryKey: ['blog-page', slug],
    queryFn: ({ signal }) => client.send(getBlogPage, { params: { slug } }, { signal }),
    staleTime: fiveMinutes,
  });
}
