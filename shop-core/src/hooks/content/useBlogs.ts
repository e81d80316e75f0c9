import type { BlogPageList } from '../../contract/calls/content.ts';
import { blogsPerPage } from '../../rules/constants.ts';
import { pagesOf } from '../provider/pagesOf.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { blogsQuery } from './contentQueries.ts';

/** A page of blog articles. */
export interface BlogList extends BlogPageList {
  /** How many pages there are, at least 1. */
  readonly pages: number;
}

/**
 * The blog articles, four a page, the newest first (S2.77), as a query. The page before stays while the next one loads.
 * @returns A query: `blogPages`, `totalItems` and `pages`. `isPlaceholderData` says that the page before is still
 * shown.
 */
export function useBlogs(page: number) {
  return useShopQuery({ ...blogsQuery(useShop(), page), select: toList });
}

function toList(reply: BlogPageList): BlogList {
  return { ...reply, pages: pagesOf(reply.totalItems, blogsPerPage) };
}
