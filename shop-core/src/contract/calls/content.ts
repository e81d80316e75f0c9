import { call, list, type Named, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { about } from '../entities/about.ts';
import { configEntry } from '../entities/configEntry.ts';
import { blogPage, dashboard, menu } from '../entities/content.ts';
import { count, page, size, text } from '../scalars.ts';

/** S7.29. The main menu of the shop. */
export const getMenu = call('GET /menu/main/get-menu', { auth: 'anyone', reply: list(menu) });
/** S7.30, the WhatsApp number. */
export const getWhatsApp = call('GET /config/by-name/AKUN_WHATSAPP', { auth: 'anyone', reply: configEntry });
/** S7.31. Everything of the home page: banners, video, products, articles, footers. */
export const getDashboard = call('GET /dashboard', { auth: 'anyone', reply: dashboard });
/**
 * S7.34, a blog article or a static page.
 * @errors NOT_FOUND when there is no such page.
 */
export const getBlogPage = call('GET /blog-page/by-slug/{slug}', {
  auth: 'anyone',
  params: wire({ slug: ['slug', text()] }),
  reply: blogPage,
});

/** A page of the articles of the blog. */
export interface BlogPageList extends z.output<typeof blogPageListWire> {}
const blogPageListWire = wire({
  blogPages: ['viewBlogPages', list(blogPage)],
  totalItems: ['totalItems', count],
  currentPage: ['currentPage', count],
});
const blogPageList: Named<BlogPageList> = blogPageListWire;

/** S7.35. A page of the articles of the blog, the newest first. */
export const getBlogPages = call('POST /blog-page/get-all', {
  auth: 'anyone',
  isRepeatable: true,
  body: wire({ page: ['page', page], size: ['size', size], isBlog: ['is-blog', z.boolean()] }),
  reply: blogPageList,
});
/** S7.36. The page about the shop. */
export const getAbout = call('GET /about/1', { auth: 'anyone', reply: about });
