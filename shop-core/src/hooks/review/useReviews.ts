import { queryOptions } from '@tanstack/react-query';
import { getReviews } from '../../contract/calls/review.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';

/** As many reviews of a product as are read (S7.43). */
const reviewsRead = 50;

/** The approved reviews of a product (S7.43, S4.14). */
export function reviewsQuery(shop: QuerySource, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, 'reviews', productId),
    queryFn: ({ signal }) =>
      shop.client.send(getReviews, { body: { page: 0, size: reviewsRead, status: 'APPROVE', productId } }, { signal }),
  });
}

/**
 * What customers say about a product, as a query that waits until it is known.
 * @returns A query: the approved `reviews` and how many there are. It waits while `productId` is undefined.
 */
export function useReviews(productId: number | undefined) {
  return useShopQuery({ ...reviewsQuery(useShop(), productId ?? 0), enabled: productId !== undefined });
}
