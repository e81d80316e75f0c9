import type { QueryClient } from '@tanstack/react-query';
import {
  type ContractBreach,
  createShopClient,
  type ShopClient,
  type ShopClientOptions,
} from '../../client/createShopClient.ts';
import type { MessageCatalogue } from '../../messages/catalogue.ts';
import type { AtomStore } from './atom.ts';
import { createAtomStore } from './createAtomStore.ts';
import { takeHabits } from './createShopQueryClient.ts';
import { followTabs } from './followTabs.ts';
import { type NamedStorage, namedStorage } from './namedStorage.ts';
import type { Notice } from './notice.ts';
import { noticeAtom } from './noticeAtom.ts';
import { serverClock } from './serverClock.ts';
import { keepSession, type SessionEnd } from './sessionKeeper.ts';
import type { StoredSession } from './sessionState.ts';
import { shopKey, shopName } from './shopKey.ts';
import { browserStorage, type ShopStorage } from './shopStorage.ts';

/** What a shop tells the app around it. */
export interface ShopHandlers {
  /** Told of every outcome that a person should hear of: the one place to raise a toast. */
  readonly onNotice?: (notice: Notice) => void;
  /** Told when a login ended, to leave pages that need one. */
  readonly onSessionEnd?: (why: SessionEnd) => void;
  /** Told of each part of an answer that is not as the contract says, such as a product that was left out of its list. */
  readonly onContractBreach?: (breach: ContractBreach) => void;
  /** Reloads the document after login, for frontends that want the hard reload of S4.5. */
  readonly reload?: () => void;
}

export interface ShopOptions extends ShopHandlers {
  /**
   * What the shop's keys begin with: those of its queries, of what it stores and of its channel between tabs. Two shops on one
   * origin have two names. Default: 'samudra-emas'.
   */
  readonly name?: string;
  readonly api: Pick<ShopClientOptions, 'baseUrl' | 'fetch' | 'timeoutMs'>;
  /** The shop keeps its answers in it, each under a key that begins with its name, and touches nothing else. */
  readonly queryClient: QueryClient;
  /** Where logins and drafts are remembered. Default: the browser's local storage, or memory where there is none. */
  readonly storage?: ShopStorage;
  /** Couriers that are not offered at the checkout (S7.60). */
  readonly excludedCouriers?: readonly string[];
  /** Sentences by code, to say things in an app's own words (`withMessages`). */
  readonly messages?: MessageCatalogue;
  /** The clock of this device; the hooks go by the server's as soon as it is known. */
  readonly now?: () => Date;
  readonly newId?: () => string;
}

/** One shop on one page: its client, its state and its settings. Two of them share nothing. */
export interface Shop extends Required<Pick<ShopOptions, 'name' | 'onNotice' | 'excludedCouriers' | 'now' | 'newId'>> {
  readonly client: ShopClient;
  /** What the shop remembers, each thing by its own key: the shop's name stands before it in the browser's storage. */
  readonly storage: NamedStorage;
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
  const { name = shopName, queryClient, onSessionEnd, reload, onContractBreach } = options;
  const storage = namedStorage(options.storage ?? browserStorage(), name);
  const store = createAtomStore();
  const clock = serverClock(options.now ?? (() => new Date()));
  const page = { name, store, queryClient };
  const keeper = keepSession({ ...page, storage, onSessionEnd, reload });
  takeHabits(queryClient, shopKey(page));
  return {
    ...page,
    client: createShopClient({
      ...options.api,
      onServerTime: clock.adjust,
      ...(onContractBreach && { onContractBreach }),
      getToken: keeper.token,
      // Of many parallel calls that were refused, only the first still meets its own token (S4.3).
      onUnauthorized: (refused) => {
        if (refused !== undefined && keeper.token() === refused) keeper.signOut('expired');
      },
    }),
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
    ...followTabs(page, keeper),
  };
}

/** 128 random bits. Not randomUUID, which a page over plain http does not have. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
