/** What a product list shows, as it stands in the URL (S2.87). Pages count from 1, as people do. */
export interface ProductSearchState {
  readonly query: string;
  readonly categoryId: number | null;
  readonly subCategoryId: number | null;
  readonly page: number;
}

/** Reads cat, sub, s and page of a URL; whatever is not a choice of ours is left out. */
export function parseProductSearch(params: URLSearchParams): ProductSearchState {
  return {
    query: (params.get('s') ?? '').slice(0, 100),
    categoryId: idOf(params.get('cat')),
    subCategoryId: idOf(params.get('sub')),
    page: idOf(params.get('page')) ?? 1,
  };
}

/** The same as URL parameters, without those that say nothing. A sub-category lives under its category only. */
export function formatProductSearch({ query, categoryId, subCategoryId, page }: ProductSearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (categoryId !== null) params.set('cat', String(categoryId));
  if (categoryId !== null && subCategoryId !== null) params.set('sub', String(subCategoryId));
  if (query !== '') params.set('s', query);
  if (page > 1) params.set('page', String(page));
  return params;
}

function idOf(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
