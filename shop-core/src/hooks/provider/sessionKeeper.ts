import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai/vanilla';
import { restoringAtom, sessionAtom } from './sessionAtom.ts';
import { readSession, type SessionState, type StoredSession, sessionKey, writeSession } from './sessionState.ts';
import type { ShopStorage } from './shopStorage.ts';

/** Why a login ended: the customer left, the server refused the token, or another tab logged out. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

interface KeeperNeeds {
  readonly store: ReturnType<typeof createStore>;
  readonly storage: ShopStorage;
  readonly queryClient: QueryClient;
  readonly onSessionEnd: ((why: SessionEnd) => void) | undefined;
  readonly reload: (() => void) | undefined;
}

export interface SessionKeeper {
  readonly token: () => string | undefined;
  readonly signIn: (session: StoredSession) => void;
  readonly signOut: (why: SessionEnd) => void;
  /** Replaces part of what is stored of the customer, for example after the profile was saved (S7.21). */
  readonly updateSession: (change: Partial<StoredSession>) => void;
  /** Reads the stored session and follows other tabs; returns how to stop. */
  readonly followStorage: () => () => void;
}

/** Keeps who is logged in, in the store of the page and in the browser's storage. */
export function keepSession({ store, storage, queryClient, onSessionEnd, reload }: KeeperNeeds): SessionKeeper {
  const current = () => store.get(sessionAtom);
  const hold = (session: StoredSession) => {
    writeSession(storage, session);
    store.set(sessionAtom, { status: 'customer', ...session });
  };
  const signOut = (why: SessionEnd) => {
    const session = current();
    if (session.status !== 'customer') return;
    writeSession(storage, undefined);
    store.set(sessionAtom, { status: 'visitor' });
    forget(queryClient, session.profile.customerCode);
    onSessionEnd?.(why);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== sessionKey) return;
    const next = readSession(storage);
    if (tokenOf(next) === tokenOf(current())) return;
    if (next.status === 'customer') store.set(sessionAtom, next);
    else signOut('elsewhere');
  };
  return {
    token: () => tokenOf(current()),
    signIn(session) {
      hold(session);
      reload?.();
    },
    signOut,
    updateSession(change) {
      const session = current();
      if (session.status !== 'customer') return;
      const { status: _, ...held } = session;
      hold({ ...held, ...change });
    },
    followStorage() {
      if (store.get(restoringAtom)) store.set(sessionAtom, readSession(storage));
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}

/** Nothing that was fetched for a customer outlives the login: every personal key names the customer. */
function forget(queryClient: QueryClient, customerCode: string): void {
  const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(customerCode);
  void queryClient.cancelQueries({ predicate: isPersonal });
  queryClient.removeQueries({ predicate: isPersonal });
}

function tokenOf(session: SessionState): string | undefined {
  return session.status === 'customer' ? session.token : undefined;
}
