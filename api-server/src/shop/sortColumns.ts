import { type SQL, sql } from 'drizzle-orm';
import { productPrices, products } from '../db/tables/catalogue.ts';

const { regularPrice, salePrice, saleStart, saleEnd } = products;

/** A sale that runs on the day of the placeholder. */
export const saleRuns = sql`${sql.placeholder('today')}::date between ${saleStart} and ${saleEnd}`;

/** The rule `priceShown` as an expression: the lowest of the three, and nulls don't count. */
export const shownPrice = sql`least(${regularPrice}, ${productPrices.price}, case when ${saleRuns} then ${salePrice} end)`;

/** What a list can be sorted by, under the wire's names. No text of an ask ever becomes SQL. */
const columns: ReadonlyMap<string, SQL> = new Map([
  ['position', sql`${products.position}`],
  ['id', sql`${products.id}`],
  ['product-name', sql`lower(${products.name})`],
  ['price', shownPrice],
  ['rating', sql`${products.ratingTenths}`],
  ['weight', sql`${products.weightMg}`],
]);

export interface Sorting {
  readonly columnName: string;
  readonly isAscending: boolean;
}

/** Whether a list can be sorted by a column of this name. */
export function isSortable(columnName: string): boolean {
  return columns.has(columnName);
}

/** The order of a list; the products' own position decides between equals. */
export function orderOf(sort: readonly Sorting[]): SQL[] {
  const asked = new Map<string, SQL>();
  for (const { columnName, isAscending } of sort) {
    const column = columns.get(columnName);
    // Named once more a column decides nothing more.
    if (column && !asked.has(columnName)) asked.set(columnName, isAscending ? sql`${column} asc` : sql`${column} desc`);
  }
  return [...asked.values(), sql`${products.position}`, sql`${products.id}`];
}
