import type { QueryClient } from '@tanstack/react-query';
import {
  aboutQuery,
  blogPageQuery,
  blogsQuery,
  categoriesQuery,
  dashboardQuery,
  menuQuery,
  parseProductSearch,
  productQuery,
  productsQuery,
  type QuerySource,
  relatedSearch,
  storeQuery,
  subCategoriesQuery,
  whatsAppQuery,
} from 'shop-core';
import { pageIn } from '../screens/blogs/pageIn.ts';

interface Visit {
  readonly queries: QueryClient;
  readonly api: QuerySource;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What a server asks for before it renders a page, by the route's path. A route that is not here is rendered in the browser. */
const asksOf: Record<string, (visit: Visit) => Promise<unknown>[]> = {
  '': ({ queries, api }) => [queries.fetchQuery(dashboardQuery(api, 'visitor'))],
  products: ({ queries, api, search }) => {
    const shown = parseProductSearch(search);
    return [
      queries.fetchQuery(productsQuery(api, 'visitor', shown)),
      queries.fetchQuery(categoriesQuery(api)),
      ...(shown.categoryId === null ? [] : [queries.fetchQuery(subCategoriesQuery(api, shown.categoryId))]),
    ];
  },
  'products/:sku': ({ queries, api, params: { sku = '' } }) => {
    const product = queries.fetchQuery(productQuery(api, 'visitor', sku));
    return [product.then((known) => queries.fetchQuery(productsQuery(api, 'visitor', relatedSearch(known))))];
  },
  blogs: ({ queries, api, search }) => [queries.fetchQuery(blogsQuery(api, pageIn(search)))],
  about: ({ queries, api }) => [queries.fetchQuery(aboutQuery(api))],
  'pages/:slug': ({ queries, api, params: { slug = '' } }) => [queries.fetchQuery(blogPageQuery(api, slug))],
  'blogs/:slug': ({ queries, api, params: { slug = '' } }) => [queries.fetchQuery(blogPageQuery(api, slug))],
};

/** What a visitor sees in the screen of a route; nothing where the screen asks itself. */
export async function fetchScreen(path: string, visit: Visit): Promise<void> {
  await Promise.all(asksOf[path]?.(visit) ?? []);
}

/** Everything a visitor sees at a route, or undefined where the browser renders. */
export function fetchForVisitor(path: string, visit: Visit): Promise<unknown> | undefined {
  const { queries, api } = visit;
  const own = asksOf[path]?.(visit);
  if (!own) return undefined;
  return Promise.all([
    ...own,
    // Not only the home page: the footer's links are in it.
    queries.fetchQuery(dashboardQuery(api, 'visitor')),
    queries.fetchQuery(menuQuery(api, 'visitor')),
    queries.fetchQuery(storeQuery(api)),
    queries.fetchQuery(whatsAppQuery(api)),
  ]);
}
