import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createShopQueryClient } from './createShopQueryClient.ts';
import { createShop, type Shop, type ShopOptions } from './shop.ts';

const ShopContext = createContext<Shop | undefined>(undefined);

export interface ShopProviderProps extends Omit<ShopOptions, 'queryClient'> {
  /** Default: a query client of its own. */
  readonly queryClient?: QueryClient;
  readonly children: ReactNode;
}

/**
 * Gives the hooks below it one shop. Options are read once, when it mounts.
 * Safe to render on a server: the first render knows of no login, and nothing is kept outside the provider.
 */
export function ShopProvider({ children, ...options }: ShopProviderProps) {
  const [shop] = useState(() =>
    createShop({ ...options, queryClient: options.queryClient ?? createShopQueryClient() }),
  );
  useEffect(() => shop.restore(), [shop]);
  return (
    <QueryClientProvider client={shop.queryClient}>
      <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
    </QueryClientProvider>
  );
}

/**
 * The shop of the nearest provider.
 * @returns The client, the query client and the settings of the provider, for what no hook does. It is the same object
 * as long as the provider stands.
 * @errors none; without a provider above it throws, which is a mistake of the page and not a state.
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('This hook needs a <ShopProvider api={{ baseUrl }}> above it.');
  return shop;
}
