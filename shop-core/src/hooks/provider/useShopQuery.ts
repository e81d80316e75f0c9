import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useShop } from './ShopProvider.tsx';

/**
 * A query in the shop's own query client, whichever the app has around it. What went wrong is told in its state, also where
 * the app throws errors of its own queries.
 */
export function useShopQuery<Answer, T = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, T, Key>,
) {
  return useQuery({ ...options, throwOnError: false }, useShop().queryClient);
}

/** Several at once, whose number changes. */
export function useShopQueries<Answer, Key extends QueryKey = QueryKey>(
  queries: readonly UseQueryOptions<Answer, Error, Answer, Key>[],
): UseQueryResult<Answer>[] {
  return useQueries({ queries: queries.map((query) => ({ ...query, throwOnError: false })) }, useShop().queryClient);
}
