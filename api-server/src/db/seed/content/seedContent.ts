import type { CalendarDate } from 'shop-core/rules';
import type { Tx } from '../../database.ts';
import {
  about,
  aboutDetails,
  additionalMenu,
  banners,
  blogPages,
  footerGroups,
  footerLinks,
  galleries,
  menuCards,
  menuChildren,
  menus,
  videos,
} from '../../tables/content.ts';
import { addDays } from '../addDays.ts';
import { pictureUrl } from '../pictures/pictureUrl.ts';
import { seedBlogs, seedPages } from './blogPages.ts';
import { seedAbout, seedBanners, seedGallery, seedVideo } from './home.ts';
import { seedAdditionalMenu, seedFooters, seedMenuCards, seedMenus } from './menus.ts';

/** Places from 1, in the order of a list. */
const placed = <T extends object>(rows: readonly T[]) => rows.map((row, index) => ({ ...row, position: index + 1 }));

/** Writes menus, the home page's parts, the static pages, the blog and the page about the shop. */
export async function seedContent(tx: Tx, today: CalendarDate): Promise<void> {
  await insertMenus(tx);
  await insertFooters(tx);
  await tx.insert(menuCards).values(placed(seedMenuCards));
  await tx.insert(additionalMenu).values(placed(seedAdditionalMenu));
  await tx
    .insert(banners)
    .values(placed(seedBanners.map((banner) => ({ ...banner, image: pictureUrl(banner.image) }))));
  await tx.insert(videos).values({ ...seedVideo, image: pictureUrl(seedVideo.image) });
  await tx.insert(galleries).values(placed(seedGallery.map((name) => ({ image: pictureUrl(name) }))));
  await insertPages(tx, today);
  await insertAbout(tx);
}

async function insertMenus(tx: Tx): Promise<void> {
  const made = await tx
    .insert(menus)
    .values(placed(seedMenus.map(({ parent, url }) => ({ parent, url }))))
    .returning({ id: menus.id });
  const children = seedMenus.flatMap((menu, index) =>
    placed(menu.children).map((child) => ({ ...child, menuId: idAt(made, index) })),
  );
  await tx.insert(menuChildren).values(children);
}

async function insertFooters(tx: Tx): Promise<void> {
  const made = await tx
    .insert(footerGroups)
    .values(placed(seedFooters.map(({ name }) => ({ name }))))
    .returning({ id: footerGroups.id });
  await tx
    .insert(footerLinks)
    .values(
      seedFooters.flatMap(({ links }, index) => placed(links).map((link) => ({ ...link, groupId: idAt(made, index) }))),
    );
}

async function insertPages(tx: Tx, today: CalendarDate): Promise<void> {
  await tx.insert(blogPages).values([
    ...seedPages.map(({ content, ...page }) => ({
      ...page,
      content: content.trim(),
      createdDate: today,
      isBlog: false,
    })),
    // Oldest first: a later article has a later number.
    ...seedBlogs.toReversed().map(({ age, image, content, ...blog }) => ({
      ...blog,
      content: content.trim(),
      image: pictureUrl(image),
      createdDate: addDays(today, -age),
      isBlog: true,
    })),
  ]);
}

async function insertAbout(tx: Tx): Promise<void> {
  const { details, ...page } = seedAbout;
  const pictures = { banner: pictureUrl(page.banner), descImage: pictureUrl(page.descImage) };
  await tx.insert(about).values({ ...page, ...pictures, id: 1 });
  await tx
    .insert(aboutDetails)
    .values(placed(details.map((detail) => ({ ...detail, icon: pictureUrl(detail.icon), aboutId: 1 }))));
}

function idAt(rows: readonly { readonly id: number }[], index: number): number {
  const row = rows[index];
  if (!row) throw new Error('a group was not written');
  return row.id;
}
