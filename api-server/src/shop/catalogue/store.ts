import { and, asc, eq } from 'drizzle-orm';
import type { Category, ProductPage } from 'shop-core/contract';
import type { CalendarDate } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { categories, subCategories } from '../../db/tables/catalogue.ts';
import { type Listing, listedProducts } from '../listedProducts.ts';
import type { Shopper } from '../shopper.ts';

/** Which page of which list: what is left of an ask after its sizes were brought into bounds. */
export interface PageAsk extends Omit<Listing, 'limit' | 'offset'> {
  readonly page: number;
  readonly size: number;
}

// Further than any list goes, and still a number that PostgreSQL takes.
const farthest = 2_147_483_647;

/** One page of the products; past the end it is empty, and still says how many there are. */
export async function productPage(
  db: Db,
  { page, size, ...listing }: PageAsk,
  shopper: Shopper,
  today: CalendarDate,
): Promise<ProductPage> {
  const offset = Math.min(page * size, farthest);
  const listed = await listedProducts(db, { ...listing, limit: size, offset }, shopper, today);
  const pastTheEnd = listed.products.length === 0 && offset > 0;
  const first = pastTheEnd ? await listedProducts(db, { ...listing, limit: 1, offset: 0 }, shopper, today) : listed;
  return { products: listed.products, totalItems: first.total, currentPage: page };
}

export function activeCategories(db: Db): Promise<Category[]> {
  return db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position), asc(categories.id));
}

/** Nothing for a category that does not exist or is not active. */
export function subCategoriesOf(db: Db, categoryId: number): Promise<Category[]> {
  return db
    .select({ id: subCategories.id, name: subCategories.name })
    .from(subCategories)
    .innerJoin(categories, and(eq(categories.id, subCategories.categoryId), categories.isActive))
    .where(eq(subCategories.categoryId, categoryId))
    .orderBy(asc(subCategories.position), asc(subCategories.id));
}
