import { asc, count, desc, eq } from 'drizzle-orm';
import type { About, BlogPage, ConfigEntry, FooterGroup } from 'shop-core/contract';
import type { PageRows } from 'shop-core/decisions';
import { calendarDate } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { about, aboutDetails, blogPages, config, footerGroups, footerLinks } from '../../db/tables/content.ts';
import { cleanHtml } from '../../html/cleanHtml.ts';
import { grouped } from './grouped.ts';

/** A setting by its number or its name; its value is null when nobody set it. */
export async function configEntry(db: Db, key: number | string): Promise<ConfigEntry> {
  const [entry] = await db
    .select({ value: config.value })
    .from(config)
    .where(typeof key === 'number' ? eq(config.id, key) : eq(config.name, key));
  return entry ?? { value: null };
}

/** An article or a static page. */
export async function blogPageBySlug(db: Db, slug: string): Promise<BlogPage | undefined> {
  const [page] = await db.select().from(blogPages).where(eq(blogPages.slug, slug));
  return page && toBlogPage(page);
}

/** One page of the articles, or of the static pages, the newest first. */
export async function blogPagesOf(db: Db, isBlog: boolean, { limit, offset }: PageRows) {
  const ofKind = eq(blogPages.isBlog, isBlog);
  const rows = await db
    .select()
    .from(blogPages)
    .where(ofKind)
    .orderBy(desc(blogPages.createdDate), desc(blogPages.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(blogPages).where(ofKind);
  return { blogPages: await Promise.all(rows.map(toBlogPage)), totalItems: all?.total ?? 0 };
}

/** A document of the editor is no HTML yet: what is made of it is safe by how it is made (58). */
async function toBlogPage(row: typeof blogPages.$inferSelect): Promise<BlogPage> {
  const content = row.isEditor ? row.content : await cleanHtml(row.content);
  return { ...row, content, createdDate: calendarDate(row.createdDate) };
}

/** The page about the shop, with its reasons in order. */
export async function aboutPage(db: Db, id: number): Promise<About | undefined> {
  const [page] = await db.select().from(about).where(eq(about.id, id));
  if (!page) return undefined;
  const details = await db
    .select()
    .from(aboutDetails)
    .where(eq(aboutDetails.aboutId, id))
    .orderBy(asc(aboutDetails.position), asc(aboutDetails.id));
  return { ...page, description: await cleanHtml(page.description), details };
}

export async function footers(db: Db): Promise<FooterGroup[]> {
  const rows = await db
    .select({ group: footerGroups, link: footerLinks })
    .from(footerGroups)
    .leftJoin(footerLinks, eq(footerLinks.groupId, footerGroups.id))
    .orderBy(asc(footerGroups.position), asc(footerGroups.id), asc(footerLinks.position), asc(footerLinks.id));
  return grouped(rows.map(({ group, link }) => ({ of: group, member: link }))).map(({ of, members }) => ({
    group: of.name,
    links: members,
  }));
}
