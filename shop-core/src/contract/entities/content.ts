import { list, type Named, orNull, slashDate, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';
import { homeItem } from './product.ts';

const menuChild = wire({ name: ['name', words], url: ['url', words] });
/** S3.10 */
export interface Menu extends z.output<typeof menuWire> {}
const menuWire = wire({
  parent: ['parent', words],
  url: ['url', orNull(words)],
  children: ['childs', list(menuChild)],
});
export const menu: Named<Menu> = menuWire;

const footerLink = wire({ name: ['name', words], link: ['link', words] });
/** S3.11 */
export interface FooterGroup extends z.output<typeof footerGroupWire> {}
const footerGroupWire = wire({ group: ['footer-group', words], links: ['details', list(footerLink)] });
export const footerGroup: Named<FooterGroup> = footerGroupWire;

/** S3.20. `isEditor`: the content is a stored editor document, else raw HTML. */
export interface BlogPage extends z.output<typeof blogPageWire> {}
const blogPageWire = wire({
  id: ['id', id],
  title: ['title', words],
  content: ['content', words],
  slug: ['slug', words],
  image: ['image', orNull(words)],
  excerpt: ['excerpt', orNull(words)],
  category: ['category', orNull(words)],
  createdDate: ['createdDate', slashDate],
  isEditor: ['is-editor', z.boolean()],
});
export const blogPage: Named<BlogPage> = blogPageWire;

const banner = wire({
  title: ['title', orNull(words)],
  image: ['image', words],
  url: ['url', orNull(words)],
  content: ['content', orNull(words)],
});
const video = wire({
  link: ['link', words],
  image: ['urlImage', orNull(words)],
  title: ['title', orNull(words)],
  content: ['content', orNull(words)],
});
const blogCard = wire({
  id: ['id', id],
  title: ['title', words],
  slug: ['slug', words],
  image: ['image', orNull(words)],
  excerpt: ['excerpt', orNull(words)],
  createdDate: ['createdDate', slashDate],
});
const menuCard = wire({
  name: ['name', words],
  link: ['link', words],
  backgroundColor: ['background-color', orNull(words)],
});
const additionalMenu = wire({ name: ['name', words], link: ['link', words] });
const galleryPicture = wire({ image: ['image', words] });

/** S3.15 */
export interface Dashboard extends z.output<typeof dashboardWire> {}
const dashboardWire = wire({
  products: ['products', list(homeItem)],
  banners: ['banners', list(banner)],
  video: ['video', orNull(video)],
  blogs: ['blogs', list(blogCard)],
  menuCards: ['list-menu', list(menuCard)],
  additionalMenu: ['additional-menu', list(additionalMenu)],
  gallery: ['galleries', list(galleryPicture)],
  footers: ['footers', list(footerGroup)],
});
export const dashboard: Named<Dashboard> = dashboardWire;
