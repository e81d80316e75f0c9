import { boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const position = () => smallint().notNull().default(0);

/** Settings that calls read by number (2 store status, 6 notice) or by name (AKUN_WHATSAPP). */
export const config = pgTable('config', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  value: text(),
});

export const menus = pgTable('menus', { id: id(), parent: text().notNull(), url: text(), position: position() });
export const menuChildren = pgTable('menu_children', {
  id: id(),
  menuId: integer('menu_id')
    .notNull()
    .references(() => menus.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  url: text().notNull(),
  position: position(),
});

export const footerGroups = pgTable('footer_groups', { id: id(), name: text().notNull(), position: position() });
export const footerLinks = pgTable('footer_links', {
  id: id(),
  groupId: integer('group_id')
    .notNull()
    .references(() => footerGroups.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  link: text().notNull(),
  position: position(),
});

/** Shown only when `title` is the text 'true' (S2.65); opens a new tab when `content` is 'true' (S2.66). */
export const banners = pgTable('banners', {
  id: id(),
  title: text(),
  image: text().notNull(),
  url: text(),
  content: text(),
  position: position(),
});
export const videos = pgTable('videos', {
  id: id(),
  link: text().notNull(),
  image: text(),
  title: text(),
  content: text(),
});
export const galleries = pgTable('galleries', { id: id(), image: text().notNull(), position: position() });
export const menuCards = pgTable('menu_cards', {
  id: id(),
  name: text().notNull(),
  link: text().notNull(),
  backgroundColor: text('background_color'),
  position: position(),
});
export const additionalMenu = pgTable('additional_menu', {
  id: id(),
  name: text().notNull(),
  link: text().notNull(),
  position: position(),
});

/** Blog articles and static pages; `isBlog` tells them apart. */
export const blogPages = pgTable('blog_pages', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  content: text().notNull(),
  image: text(),
  excerpt: text(),
  category: text(),
  createdDate: date('created_date').notNull(),
  isEditor: boolean('is_editor').notNull().default(false),
  isBlog: boolean('is_blog').notNull(),
});

export const about = pgTable('about', {
  id: integer().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  banner: text(),
  descImage: text('desc_image'),
  descTitle: text('desc_title'),
  heroDescription: text('hero_description'),
  whyTitle: text('why_title'),
});
export const aboutDetails = pgTable('about_details', {
  id: id(),
  aboutId: integer('about_id')
    .notNull()
    .references(() => about.id, { onDelete: 'cascade' }),
  icon: text(),
  title: text().notNull(),
  description: text().notNull(),
  position: position(),
});

/** One row a seed that has run. */
export const seeds = pgTable('seeds', { name: text().primaryKey(), at: text().notNull() });
