import { atom } from 'jotai/vanilla';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { checkoutReducer } from '../../rules/checkout/checkoutReducer.ts';
import { type CheckoutState, emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import { storageAtom } from '../provider/storageAtom.ts';
import { readDraft, writeDraft } from './checkoutDraft.ts';

const customerCodeAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'customer' ? session.profile.customerCode : undefined;
});

/** One login: the same customer who logs in again finds what is in storage, which holds no address any more. */
const tokenAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'customer' ? session.token : undefined;
});

interface Held {
  readonly token: string | undefined;
  readonly value: CheckoutState;
}

const heldAtom = atom<Held>({ token: undefined, value: emptyCheckout });

const leftAtom = atom((get) => {
  const [storage, customerCode] = [get(storageAtom), get(customerCodeAtom)];
  get(tokenAtom);
  return storage && customerCode !== undefined ? readDraft(storage, customerCode) : emptyCheckout;
});

/**
 * The choices of the checkout under way, kept while the shopper looks at other pages and through a reload, and gone for
 * whoever logs in next. They change by the rule's events only; `null` starts over.
 */
export const checkoutAtom = atom(
  (get) => {
    const { token, value } = get(heldAtom);
    return token === get(tokenAtom) ? value : get(leftAtom);
  },
  (get, set, event: CheckoutEvent | null) => {
    const value = event === null ? emptyCheckout : checkoutReducer(get(checkoutAtom), event);
    set(heldAtom, { token: get(tokenAtom), value });
    const [storage, customerCode] = [get(storageAtom), get(customerCodeAtom)];
    if (storage && customerCode !== undefined) writeDraft(storage, customerCode, value);
  },
);

/** The key of the order about to be placed, and what it stands for: the whole request, which names the customer. */
export const orderKeyAtom = atom<{ readonly key: string; readonly request: string } | undefined>(undefined);
