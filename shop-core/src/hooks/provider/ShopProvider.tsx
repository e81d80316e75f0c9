import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import { createShopQueryClient } from './createShopQueryClient.ts';
import { createShop, type Shop, type ShopHandlers, type ShopOptions } from './shop.ts';

const ShopContext = createContext<Shop | undefined>(undefined);

export interface ShopProviderProps extends Omit<ShopOptions, 'queryClient'> {
  /** Default: that of the `QueryClientProvider` above, or one of its own where there is none. */
  readonly queryClient?: QueryClient;
  readonly children: ReactNode;
}

/**
 * Gives the hooks below it one shop. What it is told by (`onNotice`, `onSessionEnd`, `onContractBreach`, `reload`) may be
 * another function at each render; the other options are read once, when it mounts.
 * Safe to render on a server: the first render knows of no login, and nothing is kept outside the provider.
 */
export function ShopProvider({ children, ...options }: ShopProviderProps) {
  const above = useContext(QueryClientContext);
  const newest = useRef(options);
  // Before any effect of a child, which may be what has something to tell.
  useInsertionEffect(() => {
    newest.current = options;
  });
  const [shop] = useState(() => {
    const queryClient = options.queryClient ?? above ?? createShopQueryClient();
    return createShop({ ...options, queryClient, ...handlersOf(newest) });
  });
  useEffect(() => shop.restore(), [shop]);
  const inShop = <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
  // The app's own queries stay where the app has them.
  return above ? inShop : <QueryClientProvider client={shop.queryClient}>{inShop}</QueryClientProvider>;
}

/** Each tells the newest of its kind, and nobody where there is none. */
function handlersOf(newest: RefObject<ShopHandlers>): ShopHandlers {
  return {
    onNotice: (notice) => newest.current.onNotice?.(notice),
    onSessionEnd: (why) => newest.current.onSessionEnd?.(why),
    onContractBreach: (breach) => newest.current.onContractBreach?.(breach),
    reload: () => newest.current.reload?.(),
  };
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
