import type { PointPage } from '../../contract/calls/points.ts';
import { pageSizes } from '../../rules/constants.ts';
import { pagesOf } from '../provider/pagesOf.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { pointHistoryQuery } from './accountQueries.ts';

/** A page of what happened to the points, with the number of pages. */
export interface PointHistory extends PointPage {
  /** At least 1. */
  readonly pages: number;
}

/**
 * A page of what happened to the customer's points (S2.133), the newest first, as a query with `pages`. The page before
 * stays while the next one loads (`isPlaceholderData`).
 * @returns A query: `rows` of which `credit` came and `debit` went, `totalItems`, and `pages` (at least 1).
 */
export function usePointHistory(page: number, size: number = pageSizes[0]) {
  const owner = useOwner();
  return useShopQuery({
    ...pointHistoryQuery(useShop(), owner, { page, size }),
    enabled: owner !== 'visitor',
    select: (reply): PointHistory => ({ ...reply, pages: pagesOf(reply.totalItems, size) }),
  });
}
