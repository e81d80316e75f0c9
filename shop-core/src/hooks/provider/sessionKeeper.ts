import type { QueryClient } from '@tanstack/react-query';
import type { AtomStore } from './atom.ts';
import { addressKey } from './draftKeys.ts';
import type { NamedStorage } from './namedStorage.ts';
import { sessionAtom } from './sessionAtom.ts';
import {
  endKey,
  readSession,
  type SessionState,
  type StoredSession,
  sessionKey,
  writeSession,
} from './sessionState.ts';
import { shopKey } from './shopKey.ts';
import { dropKept, keepTyped } from './typedParts.ts';

/** Why a login ended: the customer left, the server refused the token, or another tab logged out. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

interface Page {
  readonly name: string;
  readonly store: AtomStore;
  readonly queryClient: QueryClient;
}

interface KeeperNeeds extends Page {
  readonly storage: NamedStorage;
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
  /** Takes over what other tabs did while this page heard nothing of them. */
  readonly catchUp: () => void;
}

/** Keeps who is logged in, in the store of the page and in the browser's storage. */
export function keepSession({ storage, onSessionEnd, reload, ...page }: KeeperNeeds): SessionKeeper {
  const { store } = page;
  const current = () => store.get(sessionAtom);
  const hold = (session: StoredSession) => {
    storage.removeItem(endKey);
    writeSession(storage, session);
    enter(page, session);
  };
  const end = (why: SessionEnd) => {
    if (current().status !== 'customer') return;
    leave(page, why);
    onSessionEnd?.(why);
  };
  const signOut = (why: SessionEnd) => {
    if (current().status !== 'customer') return;
    // Another tab has already written what is true now.
    if (why !== 'elsewhere') {
      storage.setItem(endKey, why);
      writeSession(storage, undefined);
      storage.removeItem(addressKey);
    }
    end(why);
  };
  const catchUp = () => {
    const next = readSession(storage);
    if (next.status === 'customer') enter(page, next);
    // The other tab met the same refused token: what is typed here is kept as well.
    else end(storage.getItem(endKey) === 'expired' ? 'expired' : 'elsewhere');
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
      if (current().status === 'restoring') store.set(sessionAtom, readSession(storage));
      return storage.follow(sessionKey, catchUp);
    },
    catchUp,
  };
}

function enter(page: Page, session: StoredSession): void {
  const before = page.store.get(sessionAtom);
  dropKept(page.store, session.profile.customerCode);
  page.store.set(sessionAtom, { status: 'customer', ...session });
  if (before.status !== 'customer') return;
  const { customerCode } = before.profile;
  if (customerCode !== session.profile.customerCode) forget(page, customerCode);
}

function leave(page: Page, why: SessionEnd): void {
  const { store, queryClient } = page;
  const before = store.get(sessionAtom);
  // Before the page is another one. Who leaves on purpose leaves nothing behind.
  if (why === 'expired' && before.status === 'customer') keepTyped(store, before.profile.customerCode);
  else dropKept(store);
  store.set(sessionAtom, { status: 'visitor' });
  if (before.status === 'customer') forget(page, before.profile.customerCode);
  // What was refused with the dead token, or is on its way with it, is asked again as a visitor.
  void queryClient.resetQueries({ queryKey: shopKey(page), predicate: ({ state }) => state.status !== 'success' });
}

/** Nothing that was fetched for a customer outlives the login: every personal key names the customer. */
function forget(page: Page, customerCode: string): void {
  const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.includes(customerCode);
  page.queryClient.removeQueries({ queryKey: shopKey(page), predicate: isPersonal });
}

function tokenOf(session: SessionState): string | undefined {
  return session.status === 'customer' ? session.token : undefined;
}
