import { asc, desc, eq } from 'drizzle-orm';
import type { Dashboard, HomeItem, ProductListItem } from 'shop-core/contract';
import { type CalendarDate, calendarDate, isOnSale } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { additionalMenu, banners, blogPages, galleries, menuCards, videos } from '../../db/tables/content.ts';
import type { ListedProducts } from '../listedProducts.ts';
import type { Shopper } from '../shopper.ts';
import { footers } from './store.ts';

const productCount = 12;
const newsCount = 4;

/** What of the home page is the same for everybody. */
export type HomeContent = Omit<Dashboard, 'products'>;

/** Everything on the home page (S3.15), with what the shopper pays. */
export async function homePage(
  listed: ListedProducts,
  content: HomeContent,
  shopper: Shopper,
  today: CalendarDate,
): Promise<Dashboard> {
  const products = await listed({ limit: productCount, offset: 0 }, shopper, today);
  return { ...content, products: products.map((product) => toHomeItem(product, today)) };
}

export async function homeContent(db: Db): Promise<HomeContent> {
  const [video] = await db.select().from(videos).orderBy(desc(videos.id)).limit(1);
  return {
    banners: await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id)),
    video: video ?? null,
    blogs: await newestBlogs(db),
    menuCards: await db.select().from(menuCards).orderBy(asc(menuCards.position), asc(menuCards.id)),
    additionalMenu: await db
      .select()
      .from(additionalMenu)
      .orderBy(asc(additionalMenu.position), asc(additionalMenu.id)),
    gallery: await db.select().from(galleries).orderBy(asc(galleries.position), asc(galleries.id)),
    footers: await footers(db),
  };
}

/** S3.17. A price that is not charged today is no `priceSale`: a frontend may show it without a look at `isSale`. */
function toHomeItem(product: ProductListItem, today: CalendarDate): HomeItem {
  const isSale = product.salePrice !== null && isOnSale(product, today);
  return { ...product, code: product.sku, quantity: 0, priceSale: isSale ? product.salePrice : null, isSale };
}

async function newestBlogs(db: Db): Promise<Dashboard['blogs']> {
  const rows = await db
    .select({
      id: blogPages.id,
      title: blogPages.title,
      slug: blogPages.slug,
      image: blogPages.image,
      excerpt: blogPages.excerpt,
      createdDate: blogPages.createdDate,
    })
    .from(blogPages)
    .where(eq(blogPages.isBlog, true))
    .orderBy(desc(blogPages.createdDate), desc(blogPages.id))
    .limit(newsCount);
  return rows.map((row) => ({ ...row, createdDate: calendarDate(row.createdDate) }));
}
