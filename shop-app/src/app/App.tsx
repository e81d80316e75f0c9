import type { QueryClient } from '@tanstack/react-query';
import { AppRoutes } from './AppRoutes.tsx';
import { BackToTyped } from './BackToTyped.tsx';
import { apiUrl } from './backEnd.ts';
import { DoWanted } from './DoWanted.tsx';
import { OriginContext } from './OriginContext.ts';
import { Prefetch } from './Prefetch.tsx';
import { ShopRoot } from './ShopRoot.tsx';

export interface AppProps {
  readonly queryClient: QueryClient;
  /** Where the shop is known, such as https://shop.example. */
  readonly origin: string;
  /** Where the calls live; a server that renders gives its own. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The whole shop, below a router: BrowserRouter in a browser, StaticRouter on a server. */
export function App({ queryClient, origin, baseUrl = apiUrl, fetch }: AppProps) {
  return (
    <OriginContext value={origin}>
      <ShopRoot queryClient={queryClient} api={{ baseUrl, ...(fetch && { fetch }) }}>
        <Prefetch />
        <AppRoutes />
        <DoWanted />
        <BackToTyped />
      </ShopRoot>
    </OriginContext>
  );
}
