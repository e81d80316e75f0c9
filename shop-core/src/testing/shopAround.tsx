import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { namedStorage } from '../hooks/provider/namedStorage.ts';
import type { Notice } from '../hooks/provider/notice.ts';
import { ShopProvider, type ShopProviderProps } from '../hooks/provider/ShopProvider.tsx';
import type { SessionEnd } from '../hooks/provider/sessionKeeper.ts';
import { type StoredSession, writeSession } from '../hooks/provider/sessionState.ts';
import { shopName } from '../hooks/provider/shopKey.ts';
import { type ShopStorage, safeStorage } from '../hooks/provider/shopStorage.ts';
import type { FakeShop } from './createFakeShop.ts';

export interface ShopAroundOptions extends Partial<Omit<ShopProviderProps, 'api' | 'children'>> {
  readonly shop: FakeShop;
  /** Who is logged in; nobody without. */
  readonly session?: StoredSession;
}

export interface ShopAround {
  readonly wrapper: (props: { children: ReactNode }) => ReactNode;
  readonly shop: FakeShop;
  /** Everything a person was told, oldest first. */
  readonly notices: readonly Notice[];
  /** Why logins ended, oldest first. */
  readonly sessionEnds: readonly SessionEnd[];
  readonly storage: ShopStorage;
  readonly queryClient: QueryClient;
}

/** A provider before a fake shop, with a memory of its own in place of the browser's. Nothing is asked twice by itself. */
export function shopAround({ shop, session, ...options }: ShopAroundOptions): ShopAround {
  const notices: Notice[] = [];
  const sessionEnds: SessionEnd[] = [];
  const storage = options.storage ?? safeStorage(() => undefined);
  const queryClient = options.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (session) writeSession(namedStorage(storage, options.name ?? shopName), session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ShopProvider
        {...options}
        api={shop.api}
        storage={storage}
        queryClient={queryClient}
        onNotice={(notice) => {
          notices.push(notice);
          options.onNotice?.(notice);
        }}
        onSessionEnd={(why) => {
          sessionEnds.push(why);
          options.onSessionEnd?.(why);
        }}
      >
        {children}
      </ShopProvider>
    </StrictMode>
  );
  return { wrapper, shop, notices, sessionEnds, storage, queryClient };
}
