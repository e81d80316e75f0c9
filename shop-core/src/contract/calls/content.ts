import type * as z from 'zod/mini';
import { call, list, wire } from '../../wire/index.ts';
import { blogPage, configEntry, dashboard, menu } from '../entities/content.ts';
import { text } from '../scalars.ts';

/** S7.29 */
export const getMenu = call('GET /menu/main/get-menu', { auth: 'anyone', reply: list(menu) });
/** S7.30, the WhatsApp number. */
export const getWhatsApp = call('GET /config/by-name/AKUN_WHATSAPP', { auth: 'anyone', reply: configEntry });
/** S7.31 */
export const getDashboard = call('GET /dashboard', { auth: 'anyone', reply: dashboard });
/** S7.32, OPEN or CLOSE. */
export const getStoreStatus = call('GET /config/2', { auth: 'anyone', reply: configEntry });
/** S7.33, the notice of a closed store. */
export const getStoreNotice = call('GET /config/6', { auth: 'anyone', reply: configEntry });
/** S7.34, a blog article or a static page. */
export const getBlogPage = call('GET /blog-page/by-slug/{slug}', {
  auth: 'anyone',
  params: wire({ slug: ['slug', text()] }),
  reply: blogPage,
});

export type ConfigEntry = z.output<typeof configEntry>;
