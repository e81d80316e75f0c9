import { and, asc, eq, exists, ilike, min, or, type SQL, sql, sum } from 'drizzle-orm';
import type { ProductListItem } from 'shop-core/contract';
import { type CalendarDate, calendarDate, milligram, rupiah } from 'shop-core/rules';
import type { Db } from '../db/connect.ts';
import {
  categories,
  productPrices,
  productSubCategories,
  products,
  productTypes,
  skus,
  subCategories,
} from '../db/tables/catalogue.ts';
import { offeredTo, personalPrice, priceOf, type Shopper } from './shopper.ts';
import { orderOf, type Sorting } from './sortColumns.ts';

export interface Listing {
  readonly searchBy?: string | null;
  readonly categoryId?: number | null;
  readonly subCategoryId?: number | null;
  readonly sort?: readonly Sorting[];
  readonly limit: number;
  readonly offset: number;
}

export interface ListedProducts {
  readonly products: ProductListItem[];
  /** Of all pages; 0 when this page is past the end. */
  readonly total: number;
}

/** The active products that a shopper can buy, as lists show them. */
export async function listedProducts(
  db: Db,
  listing: Listing,
  shopper: Shopper,
  today: CalendarDate,
): Promise<ListedProducts> {
  const rows = await rowsOf(db, listing, shopper, today);
  return { products: rows.map((row) => toItem(row, shopper)), total: rows[0]?.total ?? 0 };
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function rowsOf(db: Db, listing: Listing, shopper: Shopper, today: CalendarDate) {
  return db
    .select({
      id: products.id,
      sku: products.sku,
      image: products.image,
      stock: sql`coalesce(${stockOf(db)}, 0)`.mapWith(Number),
      ratingTenths: products.ratingTenths,
      // A variable product weighs what its lightest variation weighs.
      weightMg: sql`coalesce(${lightestOf(db)}, ${products.weightMg})`.mapWith(Number),
      purity: products.purity,
      categoryName: categories.name,
      subCategoryName: sql<string | null>`${firstSubCategoryOf(db)}`,
      name: products.name,
      regularPrice: products.regularPrice,
      levelPrice: productPrices.price,
      salePrice: products.salePrice,
      saleStart: products.saleStart,
      saleEnd: products.saleEnd,
      typeName: productTypes.name,
      typeCode: productTypes.code,
      segment: products.segment,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .leftJoin(productPrices, priceOf(shopper))
    .where(and(offeredTo(shopper), ...filters(db, listing)))
    .orderBy(...orderOf(listing.sort ?? [], today))
    .limit(listing.limit)
    .offset(listing.offset);
}

const stockOf = (db: Db) =>
  db
    .select({ stock: sum(skus.stock) })
    .from(skus)
    .where(eq(skus.productId, products.id));

const lightestOf = (db: Db) =>
  db
    .select({ weight: min(skus.weightMg) })
    .from(skus)
    .where(eq(skus.productId, products.id));

const firstSubCategoryOf = (db: Db) =>
  db
    .select({ name: subCategories.name })
    .from(productSubCategories)
    .innerJoin(subCategories, eq(subCategories.id, productSubCategories.subCategoryId))
    .where(eq(productSubCategories.productId, products.id))
    .orderBy(asc(subCategories.position), asc(subCategories.id))
    .limit(1);

function filters(db: Db, { searchBy, categoryId, subCategoryId }: Listing): (SQL | undefined)[] {
  return [
    searchBy ? contains(db, searchBy) : undefined,
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    subCategoryId ? exists(markOf(db, subCategoryId)) : undefined,
  ];
}

/** Whether a product's name, category or sku, or the sku of a variation, has these letters in it, whatever their case. */
function contains(db: Db, words: string): SQL | undefined {
  // The words of a shopper are no pattern: a % is a per cent sign.
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const variation = and(eq(skus.productId, products.id), ilike(skus.sku, pattern));
  return or(
    ilike(products.name, pattern),
    ilike(products.sku, pattern),
    ilike(categories.name, pattern),
    exists(db.select({ id: skus.id }).from(skus).where(variation)),
  );
}

const markOf = (db: Db, subCategoryId: number) =>
  db
    .select({ one: sql`1` })
    .from(productSubCategories)
    .where(and(eq(productSubCategories.productId, products.id), eq(productSubCategories.subCategoryId, subCategoryId)));

function toItem(row: Row, shopper: Shopper): ProductListItem {
  const { total, ratingTenths, weightMg, levelPrice, regularPrice, salePrice, saleStart, saleEnd, ...same } = row;
  return {
    ...same,
    rating: ratingTenths / 10,
    weight: milligram(weightMg),
    regularPrice: rupiah(regularPrice),
    price: personalPrice({ regularPrice, levelPrice }, shopper),
    salePrice: salePrice === null ? null : rupiah(salePrice),
    saleStart: saleStart === null ? null : calendarDate(saleStart),
    saleEnd: saleEnd === null ? null : calendarDate(saleEnd),
  };
}
