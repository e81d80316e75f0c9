import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { productPrices, products } from '../db/tables/catalogue.ts';
import { priceOf, type Shopper } from './shopper.ts';
import { orderOf, type Sorting, saleRuns, shownPrice } from './sortColumns.ts';

/**
 * The shown price is the lowest of three and differs from level to level and day to day, so no index holds it. But each of
 * the three has one, and whatever is among the `top` cheapest is among the `top` cheapest by the price that it is shown
 * with: the list is sought among those alone.
 */
export function amongCheapest(db: Db, where: SQL | undefined, shopper: Shopper, rest: readonly Sorting[]): SQL {
  const top = sql.placeholder('top');
  const id = { id: products.id };
  const order = orderOf(rest);
  const regular = db
    .select(id)
    .from(products)
    .where(where)
    .orderBy(asc(products.regularPrice), ...order)
    .limit(top);
  const onSale = db
    .select(id)
    .from(products)
    .where(and(where, sql`${products.salePrice} is not null`, saleRuns))
    .orderBy(asc(products.salePrice), ...order)
    .limit(top);
  if (shopper.levelId === null) return sql`${products.id} in (${regular} union ${onSale})`;
  const ofLevel = db
    .select(id)
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.productId))
    .where(and(eq(productPrices.levelId, sql.placeholder('levelId')), where))
    .orderBy(asc(productPrices.price), ...order)
    .limit(top);
  return sql`${products.id} in (${regular} union ${onSale} union ${ofLevel})`;
}

/**
 * The other way round: nothing is shown dearer than its regular price. So among the dearest by regular price, of which some
 * more than `top` are looked at because a sale may have brought them down, the price in place `top` is a floor for all.
 */
export function floorOfDearest(db: Db, where: SQL | undefined, shopper: Shopper) {
  const dearest = db
    .select({ shown: sql<number>`${shownPrice}`.as('shown') })
    .from(products)
    .leftJoin(productPrices, priceOf(shopper))
    .where(where)
    .orderBy(desc(products.regularPrice))
    .limit(sql.placeholder('looked'))
    .as('dearest');
  return db
    .select({ floor: sql`${dearest.shown}`.mapWith(Number) })
    .from(dearest)
    .orderBy(desc(dearest.shown))
    .offset(sql.placeholder('before'))
    .limit(1);
}

export const notBelowFloor: SQL = gte(products.regularPrice, sql.placeholder('floor'));
