import { atom } from 'jotai/vanilla';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { checkoutReducer } from '../../rules/checkout/checkoutReducer.ts';
import { type CheckoutState, emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { SessionState } from '../provider/sessionState.ts';
import type { Shop } from '../provider/shop.ts';
import type { ShopStorage } from '../provider/shopStorage.ts';
import { readDraft, writeDraft } from './checkoutDraft.ts';
import { checkoutStore } from './checkoutStore.ts';

/** Choices of one login: the same customer who logs in again finds what is in storage, which holds no address any more. */
interface Choices {
  readonly token: string | undefined;
  readonly value: CheckoutState;
}

export const choicesAtom = atom<Choices>({ token: undefined, value: emptyCheckout });

/** What was in storage when a login was first looked at, read once. */
const left = new WeakMap<SessionState, CheckoutState>();

/** The choices that count for who is logged in: those made here, or those that were left in this browser. */
export function choicesOf(storage: ShopStorage, session: SessionState, { token, value }: Choices): CheckoutState {
  if (token === tokenOf(session)) return value;
  if (session.status !== 'customer') return emptyCheckout;
  const draft = left.get(session) ?? readDraft(storage, session.profile.customerCode);
  left.set(session, draft);
  return draft;
}

/** The checkout under way. */
export function heldCheckout({ store, storage }: Pick<Shop, 'store' | 'storage'>): CheckoutState {
  return choicesOf(storage, store.get(sessionAtom), checkoutStore({ store }).get(choicesAtom));
}

/** Changes the checkout under way by one of the rule's events; `null` starts over. */
export function changeCheckout(shop: Pick<Shop, 'store' | 'storage'>, event: CheckoutEvent | null): void {
  hold(shop, event === null ? emptyCheckout : checkoutReducer(heldCheckout(shop), event));
}

/** Puts back an address and a note that were typed before the login ended. */
export function fillAddress(
  shop: Pick<Shop, 'store' | 'storage'>,
  typed: Pick<CheckoutState, 'note' | 'dropship'>,
): void {
  hold(shop, { ...heldCheckout(shop), ...typed });
}

function hold(shop: Pick<Shop, 'store' | 'storage'>, value: CheckoutState): void {
  const { store, storage } = shop;
  const session = store.get(sessionAtom);
  checkoutStore(shop).set(choicesAtom, { token: tokenOf(session), value });
  if (session.status === 'customer') writeDraft(storage, session.profile.customerCode, value);
}

function tokenOf(session: SessionState): string | undefined {
  return session.status === 'customer' ? session.token : undefined;
}
