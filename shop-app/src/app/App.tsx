import type { QueryClient } from '@tanstack/react-query';
import { AppRoutes } from './AppRoutes.tsx';
import { ShopRoot } from './ShopRoot.tsx';

export interface AppProps {
  readonly queryClient: QueryClient;
  /** Where the calls live; a server that renders gives its own. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The whole shop, below a router: BrowserRouter in a browser, StaticRouter on a server. */
export function App({ queryClient, baseUrl = '/api', fetch }: AppProps) {
  return (
    <ShopRoot queryClient={queryClient} api={{ baseUrl, ...(fetch && { fetch }) }}>
      <AppRoutes />
    </ShopRoot>
  );
}
