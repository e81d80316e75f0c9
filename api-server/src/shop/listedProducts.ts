import { and, asc, eq, min, sql, sum } from 'drizzle-orm';
import type { ProductListItem } from 'shop-core/contract';
import { type CalendarDate, calendarDate, milligram, rupiah } from 'shop-core/rules';
import type { Db } from '../db/connect.ts';
import { preparedByShape, unnamed } from '../db/preparedByShape.ts';
import {
  categories,
  productPrices,
  productSubCategories,
  products,
  productTypes,
  skus,
  subCategories,
} from '../db/tables/catalogue.ts';
import { amongCheapest, floorOfDearest, notBelowFloor } from './priceBounds.ts';
import { filtered, filterShape, filterValues, type ProductFilter } from './productFilter.ts';
import { personalPrice, priceOf, type Shopper } from './shopper.ts';
import { orderOf, type Sorting } from './sortColumns.ts';

export interface Listing extends ProductFilter {
  readonly sort?: readonly Sorting[];
  readonly limit: number;
  readonly offset: number;
}

/** The active products that a shopper can buy, as lists show them. */
export type ListedProducts = (listing: Listing, shopper: Shopper, today: CalendarDate) => Promise<ProductListItem[]>;

export function listedProducts(db: Db): ListedProducts {
  const lists = preparedByShape<ReturnType<typeof listQuery>>();
  const floors = preparedByShape<ReturnType<typeof floorQuery>>();
  return async (listing, shopper, today) => {
    const { sort = [], limit, offset } = listing;
    const shape = filterShape(listing, shopper);
    const top = limit + offset;
    const values = { ...filterValues(listing), levelId: shopper.levelId, today, limit, offset, top, floor: 0 };
    if (isDearestFirst(sort)) {
      const query = floors(shape, () => floorQuery(db, listing, shopper));
      const [found] = await query.execute({ ...values, before: top - 1, looked: 4 * top });
      values.floor = found?.floor ?? 0;
    }
    const query = lists(`${shape} ${JSON.stringify(sort)}`, () => listQuery(db, listing, shopper));
    return (await query.execute(values)).map((row) => toItem(row, shopper));
  };
}

const isDearestFirst = ([first]: readonly Sorting[]) => first?.columnName === 'price' && !first.isAscending;

function floorQuery(db: Db, listing: Listing, shopper: Shopper) {
  return floorOfDearest(db, filtered(db, listing, shopper), shopper).prepare(unnamed);
}

/** The condition that keeps a list by price from being made of all products. */
function priceBound(db: Db, listing: Listing, shopper: Shopper) {
  const [first, ...rest] = listing.sort ?? [];
  if (first?.columnName !== 'price') return undefined;
  return first.isAscending ? amongCheapest(db, filtered(db, listing, shopper), shopper, rest) : notBelowFloor;
}

type Row = Awaited<ReturnType<ReturnType<typeof listQuery>['execute']>>[number];

function listQuery(db: Db, listing: Listing, shopper: Shopper) {
  const sold = soldOf(db);
  return db
    .select({
      id: products.id,
      sku: products.sku,
      image: products.image,
      stock: sql`coalesce(${sold.stock}, 0)`.mapWith(Number),
      ratingTenths: products.ratingTenths,
      // A variable product weighs what its lightest variation weighs.
      weightMg: sql`coalesce(${sold.lightest}, ${products.weightMg})`.mapWith(Number),
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
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .leftJoin(productPrices, priceOf(shopper))
    .leftJoinLateral(sold, sql`true`)
    .where(and(filtered(db, listing, shopper), priceBound(db, listing, shopper)))
    .orderBy(...orderOf(listing.sort ?? []))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(unnamed);
}

const soldOf = (db: Db) =>
  db
    .select({ stock: sql`${sum(skus.stock)}`.as('stock'), lightest: sql`${min(skus.weightMg)}`.as('lightest') })
    .from(skus)
    .where(eq(skus.productId, products.id))
    .as('sold');

const firstSubCategoryOf = (db: Db) =>
  db
    .select({ name: subCategories.name })
    .from(productSubCategories)
    .innerJoin(subCategories, eq(subCategories.id, productSubCategories.subCategoryId))
    .where(eq(productSubCategories.productId, products.id))
    .orderBy(asc(subCategories.position), asc(subCategories.id))
    .limit(1);

function toItem(row: Row, shopper: Shopper): ProductListItem {
  const { ratingTenths, weightMg, levelPrice, regularPrice, salePrice, saleStart, saleEnd, ...same } = row;
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
