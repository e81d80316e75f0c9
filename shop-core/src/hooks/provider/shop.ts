import type { QueryClient } from '@tanstack/react-query';
import { createShopClient, type ShopClient, type ShopClientOptions } from '../../client/createShopClient.ts';
import type { MessageCatalogue } from '../../messages/catalogue.ts';
import type { AtomStore } from './atom.ts';
import { openCartChannel } from './cartChannel.ts';
import { createAtomStore } from './createAtomStore.ts';
import { followReturns } from './followReturns.ts';
import type { Notice } from './notice.ts';
import { noticeAtom } from './noticeAtom.ts';
import { rereadAtom } from './rereadAtom.ts';
import { serverClock } from './serverClock.ts';
import { keepSession, type SessionEnd } from './sessionKeeper.ts';
import type { StoredSession } from './sessionState.ts';
import { browserStorage, type ShopStorage } from './shopStorage.ts';

export interface ShopOptions {
  readonly api: Pick<ShopClientOptions, 'baseUrl' | 'fetch' | 'timeoutMs'>;
  readonly queryClient: QueryClient;
  /** Where logins and drafts are remembered. Default: the browser's local storage, or memory where there is none. */
  readonly storage?: ShopStorage;
  /** Told of every outcome that a person should hear of: the one place to raise a toast. */
  readonly onNotice?: (notice: Notice) => void;
  /** Told when a login ended, to leave pages that need one. */
  readonly onSessionEnd?: (why: SessionEnd) => void;
  /** Reloads the document after login, for frontends that want the hard reload of S4.5. */
  readonly reload?: () => void;
  /** Couriers that are not offered at the checkout (S7.60). */
  readonly excludedCouriers?: readonly string[];
  /** Sentences by code, to say things in an app's own words (`withMessages`). */
  readonly messages?: MessageCatalogue;
  /** The clock of this device; the hooks go by the server's as soon as it is known. */
  readonly now?: () => Date;
  readonly newId?: () => string;
}

/** One shop on one page: its client, its state and its settings. Two of them share nothing. */
export interface Shop
  extends Required<Pick<ShopOptions, 'storage' | 'onNotice' | 'excludedCouriers' | 'now' | 'newId'>> {
  readonly client: ShopClient;
  readonly queryClient: QueryClient;
  /** An app's own sentences; without, each hook says ours. */
  readonly messages: MessageCatalogue | undefined;
  readonly store: AtomStore;
  readonly signIn: (session: StoredSession) => void;
  readonly signOut: (why: SessionEnd) => void;
  /** Replaces what is stored of the customer, for example after the profile was saved (S7.21). */
  readonly updateSession: (change: Partial<StoredSession>) => void;
  /** Tells other tabs to look at the cart again. */
  readonly announceCart: () => void;
  /** Reads the stored session and follows other tabs; returns how to stop. */
  readonly restore: () => () => void;
}

export function createShop(options: ShopOptions): Shop {
  const { queryClient, storage = browserStorage(), onSessionEnd, reload } = options;
  const store = createAtomStore();
  const clock = serverClock(options.now ?? (() => new Date()));
  const keeper = keepSession({ store, storage, queryClient, onSessionEnd, reload });
  // Opened on restore, in a browser: a server render must not hold a channel open.
  let cartChannel: ReturnType<typeof openCartChannel> | undefined;
  const reread = () => {
    keeper.catchUp();
    const asked = queryClient.invalidateQueries().finally(() => {
      if (store.get(rereadAtom) === asked) store.set(rereadAtom, undefined);
    });
    store.set(rereadAtom, asked);
  };

  return {
    client: createShopClient({
      ...options.api,
      onServerTime: clock.adjust,
      getToken: keeper.token,
      // Of many parallel calls that were refused, only the first still meets its own token (S4.3).
      onUnauthorized: (refused) => {
        if (refused !== undefined && keeper.token() === refused) keeper.signOut('expired');
      },
    }),
    queryClient,
    store,
    storage,
    onNotice: (notice) => {
      store.set(noticeAtom, notice);
      options.onNotice?.(notice);
    },
    excludedCouriers: options.excludedCouriers ?? ['rpx'],
    messages: options.messages,
    now: clock.now,
    newId: options.newId ?? randomId,
    signIn: keeper.signIn,
    signOut: keeper.signOut,
    updateSession: keeper.updateSession,
    announceCart: () => cartChannel?.announce(),
    restore() {
      const channel = openCartChannel(() => void queryClient.invalidateQueries({ queryKey: ['cart'] }));
      cartChannel = channel;
      const unfollow = [keeper.followStorage(), followReturns(reread)];
      return () => {
        for (const stop of unfollow) stop();
        channel.close();
      };
    },
  };
}

/** 128 random bits. Not randomUUID, which a page over plain http does not have. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
