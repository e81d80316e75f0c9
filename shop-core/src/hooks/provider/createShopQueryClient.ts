import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { ShopError } from '../../client/shopError.ts';

const habits = {
  staleTime: 10_000,
  retry: (failures: number, error: Error) => failures < 2 && error instanceof ShopError && error.isRetryable,
};

/** A query client with the habits of the shop: a refusal stays one, and only what may pass by itself is asked again, twice. */
export function createShopQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: habits } });
}

/** Gives the shop's queries its habits in a client of the app's, where the app itself says nothing of all queries or of these. */
export function takeHabits(queryClient: QueryClient, queryKey: QueryKey): void {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setQueryDefaults(queryKey, { ...habits, ...queries, ...queryClient.getQueryDefaults(queryKey) });
}
