import { QueryClient } from '@tanstack/react-query';
import { ShopError } from 'shop-core';

/** Made once an app, and once a request on a server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal stays one; only what may pass by itself is asked again, twice.
        retry: (failures, error) => failures < 2 && error instanceof ShopError && error.isRetryable,
      },
    },
  });
}
