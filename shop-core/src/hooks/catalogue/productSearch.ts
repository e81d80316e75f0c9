/** The orders a product list can be asked for, as they stand in a URL; '-' is from the highest down. */
export const productSorts = ['price', '-price', 'name', '-rating'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What a product list shows, as it stands in the URL (S2.87). Pages count from 1, as people do. */
export interface ProductSearchState {
  readonly query: string;
  readonly categoryId: number | null;
  readonly subCategoryId: number | null;
  readonly page: number;
  /** null: the shop's own order. */
  readonly sort: ProductSort | null;
}

/** Reads cat, sub, s, sort and page of a URL; whatever is not a choice of ours is left out. */
export function parseProductSearch(params: URLSearchParams): ProductSearchState {
  return {
    query: (params.get('s') ?? '').slice(0, 100),
    categoryId: idOf(params.get('cat')),
    subCategoryId: idOf(params.get('sub')),
    page: idOf(params.get('page')) ?? 1,
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? null,
  };
}

/** The same as URL parameters, without those that say nothing. A sub-category lives under its category only. */
export function formatProductSearch(search: ProductSearchState): URLSearchParams {
  const { query, categoryId, subCategoryId, page, sort } = search;
  const params = new URLSearchParams();
  if (categoryId !== null) params.set('cat', String(categoryId));
  if (categoryId !== null && subCategoryId !== null) params.set('sub', String(subCategoryId));
  if (query !== '') params.set('s', query);
  if (sort !== null) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

function idOf(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
