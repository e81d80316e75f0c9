import { call, list, listOrOne, type Named, orNull, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { category, productDetail, productListItem } from '../entities/product.ts';
import { count, id, idInPath, page, size, text } from '../scalars.ts';

const sorting = wire({ columnName: ['column-name', text(40)], isAscending: ['is-ascending', z.boolean()] });

export interface ProductSearch extends z.output<typeof productSearchWire> {}
const productSearchWire = wire({
  page: ['page', page],
  size: ['size', size],
  searchBy: ['search-by', orNull(text(100))],
  categoryId: ['category-id', orNull(id)],
  isActive: ['is-active', z.optional(z.boolean())],
  subCategoryId: ['sub-category-id', orNull(id)],
  sort: ['sort', listOrOne(sorting, 5)],
});
export const productSearch: Named<ProductSearch> = productSearchWire;

export interface ProductPage extends z.output<typeof productPageWire> {}
const productPageWire = wire({
  products: ['viewProducts', list(productListItem)],
  totalItems: ['totalItems', count],
  currentPage: ['currentPage', count],
  // Ours: of an empty list, that there would be products for a corporate customer.
  isCorporateOnly: ['is-corporate-only', z.optional(z.boolean())],
});
const productPage: Named<ProductPage> = productPageWire;

/** S7.37. A page of products, as a visitor sees them. */
export const viewProducts = call('POST /product/view', {
  auth: 'anyone',
  isRepeatable: true,
  body: productSearch,
  reply: productPage,
});
/** S7.38. A page of products, with the customer's own prices. */
export const findProducts = call('POST /product/find', {
  auth: 'customer',
  isRepeatable: true,
  body: productSearch,
  reply: productPage,
});

/** S7.39. The categories that products are in. */
export const getCategories = call('GET /product-category/all-active', { auth: 'anyone', reply: list(category) });
/** S7.40. The sub-categories of a category. */
export const getSubCategories = call('GET /product-sub-category/category-id/{id}', {
  auth: 'anyone',
  params: wire({ categoryId: ['id', idInPath] }),
  reply: list(category),
});

const skuParam = wire({ sku: ['sku', text(64)] });
/**
 * S7.41. A product by its sku, as a visitor sees it.
 * @errors NOT_FOUND when nothing is sold by that sku.
 */
export const getProduct = call('GET /product/by-sku/{sku}', { auth: 'anyone', params: skuParam, reply: productDetail });
/**
 * S7.42. A product by its sku, with the customer's own price.
 * @errors NOT_FOUND when nothing is sold by that sku.
 */
export const getProductAsCustomer = call('GET /product/by-sku-with-login/{sku}', {
  auth: 'customer',
  params: skuParam,
  reply: productDetail,
});
