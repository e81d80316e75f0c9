import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from 'shop-core/rules';
import { productPrices, products } from '../db/tables/catalogue.ts';

/** What a list can be sorted by, under the wire's names. No text of an ask ever becomes SQL. */
const columns: ReadonlyMap<string, (today: CalendarDate) => SQL> = new Map([
  ['position', () => sql`${products.position}`],
  ['id', () => sql`${products.id}`],
  ['product-name', () => sql`lower(${products.name})`],
  ['price', shownPrice],
  ['rating', () => sql`${products.ratingTenths}`],
  ['weight', () => sql`${products.weightMg}`],
]);

/** The rule `priceShown` as an expression: the lowest of the three, and nulls don't count. */
function shownPrice(today: CalendarDate): SQL {
  const { regularPrice, salePrice, saleStart, saleEnd } = products;
  const running = sql`case when ${today}::date between ${saleStart} and ${saleEnd} then ${salePrice} end`;
  return sql`least(${regularPrice}, ${productPrices.price}, ${running})`;
}

export interface Sorting {
  readonly columnName: string;
  readonly isAscending: boolean;
}

/** Whether a list can be sorted by a column of this name. */
export function isSortable(columnName: string): boolean {
  return columns.has(columnName);
}

/** The order of a list; the products' own position decides between equals. */
export function orderOf(sort: readonly Sorting[], today: CalendarDate): SQL[] {
  const asked = sort.flatMap(({ columnName, isAscending }) => {
    const column = columns.get(columnName)?.(today);
    return column ? [isAscending ? sql`${column} asc` : sql`${column} desc`] : [];
  });
  return [...asked, sql`${products.position}`, sql`${products.id}`];
}
