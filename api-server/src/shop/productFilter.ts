import { and, eq, exists, ilike, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { containing } from '../db/containing.ts';
import { productSubCategories, products } from '../db/tables/catalogue.ts';
import { offeredTo, type Shopper } from './shopper.ts';

/** Which products a list holds. */
export interface ProductFilter {
  readonly searchBy?: string | null;
  readonly categoryId?: number | null;
  readonly subCategoryId?: number | null;
}

/** The products of a filter that are there for a shopper, with a placeholder for each value: see `filterValues`. */
export function filtered(db: Db, filter: ProductFilter, shopper: Shopper): SQL | undefined {
  const { searchBy, categoryId, subCategoryId } = filter;
  return and(
    offeredTo(shopper),
    // A product's name, category and sku and the skus of its variations have these letters in them, whatever their case.
    searchBy ? ilike(products.searchText, sql.placeholder('pattern')) : undefined,
    categoryId ? eq(products.categoryId, sql.placeholder('categoryId')) : undefined,
    subCategoryId ? exists(marks(db)) : undefined,
  );
}

const marks = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(productSubCategories)
    .where(
      and(
        eq(productSubCategories.productId, products.id),
        eq(productSubCategories.subCategoryId, sql.placeholder('subCategoryId')),
      ),
    );

export function filterValues({ searchBy, categoryId, subCategoryId }: ProductFilter) {
  return { pattern: containing(searchBy ?? ''), categoryId, subCategoryId };
}

/** What of a filter and a shopper decides the text of its query. */
export function filterShape({ searchBy, categoryId, subCategoryId }: ProductFilter, shopper: Shopper): string {
  return JSON.stringify([!!searchBy, !!categoryId, !!subCategoryId, shopper.segments, shopper.levelId === null]);
}
