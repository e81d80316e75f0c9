import { and, asc, count, eq } from 'drizzle-orm';
import type { Category, ProductPage } from 'shop-core/contract';
import { type CalendarDate, productSegments } from 'shop-core/rules';
import type { Database, Db } from '../../db/connect.ts';
import { keptAnswers } from '../../db/keptAnswers.ts';
import { preparedByShape, unnamed } from '../../db/preparedByShape.ts';
import { categories, products, subCategories } from '../../db/tables/catalogue.ts';
import { type Listing, listedProducts } from '../listedProducts.ts';
import { filtered, filterShape, filterValues, type ProductFilter } from '../productFilter.ts';
import { isCorporate, type Shopper } from '../shopper.ts';

/** Which page of which list: what is left of an ask after its sizes were brought into bounds. */
export interface PageAsk extends Omit<Listing, 'limit' | 'offset'> {
  readonly page: number;
  readonly size: number;
}

// Further than any list goes, and still a number that PostgreSQL takes.
const farthest = 500_000_000;

export type ProductPages = (ask: PageAsk, shopper: Shopper, today: CalendarDate) => Promise<ProductPage>;

/** Pages of the products; past the end one is empty, and still says how many there are. */
export function productPages({ db, changes, engine }: Database): ProductPages {
  const listed = listedProducts(db);
  // PGlite has told of a commit before its writer learns of it: what is kept is never old. PostgreSQL tells other processes
  // a moment later, and whoever has a login is shown what he would pay now: there he is never given what was kept.
  const pages = keptAnswers<ProductPage>(() => (engine === 'pglite' ? changes.count() : undefined));
  const counts = preparedByShape<ReturnType<typeof countQuery>>();
  // Counting looks at every product of a list, and an order changes none of their numbers.
  const totals = keptAnswers<number>(changes.countButStock);
  const total = async (filter: ProductFilter, shopper: Shopper) => {
    const query = counts(filterShape(filter, shopper), () => countQuery(db, filter, shopper));
    const [counted] = await query.execute(filterValues(filter));
    return counted?.total ?? 0;
  };
  const load = async ({ page, size, ...listing }: PageAsk, shopper: Shopper, today: CalendarDate) => {
    const { searchBy, categoryId, subCategoryId } = listing;
    const key = JSON.stringify([searchBy, categoryId, subCategoryId, shopper.segments]);
    const totalItems = await totals(key, () => total(listing, shopper));
    const offset = Math.min(page * size, farthest);
    const products = offset < totalItems ? await listed({ ...listing, limit: size, offset }, shopper, today) : [];
    const isCorporateOnly = totalItems === 0 && !isCorporate(shopper) && (await total(listing, corporate)) > 0;
    return { products, totalItems, currentPage: page, ...(isCorporateOnly && { isCorporateOnly }) };
  };
  return (ask, shopper, today) => pages(JSON.stringify([ask, shopper, today]), () => load(ask, shopper, today));
}

/** Whoever may see all there is; no price of theirs is asked for. */
const corporate: Shopper = { levelId: null, segments: productSegments };

function countQuery(db: Db, filter: ProductFilter, shopper: Shopper) {
  return db
    .select({ total: count() })
    .from(products)
    .where(filtered(db, filter, shopper))
    .prepare(unnamed);
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
