import * as z from 'zod/mini';
import { list, orNull, slashDate, wire } from '../../wire/index.ts';
import { id, text } from '../scalars.ts';
import { homeItem } from './product.ts';

const menuChild = wire({ name: ['name', text()], url: ['url', text()] });
/** S3.10 */
export const menu = wire({
  parent: ['parent', text()],
  url: ['url', orNull(text())],
  children: ['childs', list(menuChild)],
});

const footerLink = wire({ name: ['name', text()], link: ['link', text()] });
/** S3.11 */
export const footerGroup = wire({ group: ['footer-group', text()], links: ['details', list(footerLink)] });

/** S3.13 */
export const configEntry = wire({ value: ['value', orNull(text(2_000))] });

/** S3.20. `isEditor`: the content is a stored editor document, else raw HTML. */
export const blogPage = wire({
  id: ['id', id],
  title: ['title', text()],
  content: ['content', text(200_000)],
  slug: ['slug', text()],
  image: ['image', orNull(text())],
  excerpt: ['excerpt', orNull(text(1_000))],
  category: ['category', orNull(text())],
  createdDate: ['createdDate', slashDate],
  isEditor: ['is-editor', z.boolean()],
});

const banner = wire({
  title: ['title', orNull(text())],
  image: ['image', text()],
  url: ['url', orNull(text())],
  content: ['content', orNull(text())],
});
const video = wire({
  link: ['link', text()],
  image: ['urlImage', orNull(text())],
  title: ['title', orNull(text())],
  content: ['content', orNull(text(2_000))],
});
const blogCard = wire({
  id: ['id', id],
  title: ['title', text()],
  slug: ['slug', text()],
  image: ['image', orNull(text())],
  excerpt: ['excerpt', orNull(text(1_000))],
  createdDate: ['createdDate', slashDate],
});
const menuCard = wire({
  name: ['name', text()],
  link: ['link', text()],
  backgroundColor: ['background-color', orNull(text(20))],
});
const additionalMenu = wire({ name: ['name', text()], link: ['link', text()] });
const galleryPicture = wire({ image: ['image', text()] });

/** S3.15 */
export const dashboard = wire({
  products: ['products', list(homeItem)],
  banners: ['banners', list(banner)],
  video: ['video', orNull(video)],
  blogs: ['blogs', list(blogCard)],
  menuCards: ['list-menu', list(menuCard)],
  additionalMenu: ['additional-menu', list(additionalMenu)],
  gallery: ['galleries', list(galleryPicture)],
  footers: ['footers', list(footerGroup)],
});

export type Menu = z.output<typeof menu>;
export type FooterGroup = z.output<typeof footerGroup>;
export type BlogPage = z.output<typeof blogPage>;
export type Dashboard = z.output<typeof dashboard>;
