import {
  findProducts,
  getCategories,
  getProduct,
  getProductAsCustomer,
  getSubCategories,
  type ProductPage,
  type ProductSearch,
  viewProducts,
} from '../../contract/calls/catalogue.ts';
import { isSegmentAllowed } from '../../rules/catalogue/isSegmentAllowed.ts';
import { priceShown } from '../../rules/catalogue/priceShown.ts';
import type { CustomerType } from '../../rules/constants.ts';
import type { CalendarDate } from '../../rules/dates/calendarDate.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { type FakeRoute, on } from '../server/on.ts';
import { refuse } from '../server/refuse.ts';
import { callerOf } from './callerOf.ts';
import type { HeldProduct, HeldShop } from './heldShop.ts';
import { listedProduct } from './listedProduct.ts';

/** Products and categories (S7.37-S7.42), each as who is looking may see it. */
export function catalogueAnswers(held: HeldShop): FakeRoute[] {
  const offered = (type?: CustomerType) =>
    held.products.filter(({ segment }) => isSegmentAllowed(segment, type)).map((product) => pricedFor(product, type));
  const detail = (sku: string, type?: CustomerType) =>
    offered(type).find((product) => product.sku === sku || product.variations.some((each) => each.sku === sku)) ??
    refuse({ code: 'NOT_FOUND', what: 'PRODUCT' });
  return [
    on(viewProducts, ({ body }) => pageOf(offered(), body, jakartaDate(held.now))),
    on(findProducts, ({ body }, request) => {
      return pageOf(offered(callerOf(held, request).profile.typeOfCustomer), body, jakartaDate(held.now));
    }),
    on(getCategories, () => {
      const names = new Map(held.products.map(({ categoryId, category }) => [categoryId, category]));
      return [...names].flatMap(([id, name]) => (id === null ? [] : [{ id, name }]));
    }),
    on(getSubCategories, ({ params }) => {
      const marks = held.products.filter(({ categoryId }) => categoryId === params.categoryId);
      const names = new Map(marks.flatMap(({ subCategories }) => subCategories).map(({ id, name }) => [id, name]));
      return [...names].map(([id, name]) => ({ id, name }));
    }),
    on(getProduct, ({ params }) => detail(params.sku)),
    on(getProductAsCustomer, ({ params }, request) => {
      return detail(params.sku, callerOf(held, request).profile.typeOfCustomer);
    }),
  ];
}

/** A customer has a price of their own, be it the regular one; a visitor has none (S6.13, S6.14). */
function pricedFor(product: HeldProduct, type: CustomerType | undefined): HeldProduct {
  return { ...product, price: type === undefined ? null : (product.price ?? product.regularPrice) };
}

function pageOf(products: readonly HeldProduct[], search: ProductSearch, today: CalendarDate): ProductPage {
  const { page, size, categoryId, subCategoryId } = search;
  const sought = (search.searchBy ?? '').trim().toLowerCase();
  const found = products.filter(
    (product) =>
      product.name.toLowerCase().includes(sought) &&
      (categoryId === null || product.categoryId === categoryId) &&
      (subCategoryId === null || product.subCategories.some(({ id }) => id === subCategoryId)),
  );
  const sorted = [...found].sort((one, other) => compared(one, other, search.sort, today));
  const shown = sorted.slice(page * size, (page + 1) * size);
  return { products: shown.map(listedProduct), totalItems: found.length, currentPage: page };
}

/** By the first column that tells two products apart; what is asked for and unknown tells nothing. */
function compared(one: HeldProduct, other: HeldProduct, sort: ProductSearch['sort'], today: CalendarDate): number {
  for (const { columnName, isAscending } of sort) {
    const difference = comparedBy(columnName, one, other, today);
    if (difference !== 0) return isAscending ? difference : -difference;
  }
  return 0;
}

function comparedBy(column: string, one: HeldProduct, other: HeldProduct, today: CalendarDate): number {
  if (column === 'price') return priceShown(one, today).price - priceShown(other, today).price;
  if (column === 'product-name') return one.name.localeCompare(other.name, 'id');
  if (column === 'rating') return one.rating - other.rating;
  return 0;
}
