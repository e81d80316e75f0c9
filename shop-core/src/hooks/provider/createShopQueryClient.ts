import { QueryClient } from '@tanstack/react-query';
import { ShopError } from '../../client/shopError.ts';

/** A query client with the habits of the shop: a refusal stays one, and only what may pass by itself is asked again, twice. */
export function createShopQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && error instanceof ShopError && error.isRetryable,
      },
    },
  });
}
