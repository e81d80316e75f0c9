import { atom } from 'jotai/vanilla';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { checkoutReducer } from '../../rules/checkout/checkoutReducer.ts';
import { type CheckoutState, emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';

interface Owned<T> {
  readonly owner: string | undefined;
  readonly value: T;
}

const ownerAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'customer' ? session.profile.customerCode : undefined;
});

const stateAtom = atom<Owned<CheckoutState>>({ owner: undefined, value: emptyCheckout });

/**
 * The choices of the checkout under way, kept while the shopper looks at other pages, and gone for whoever logs in next. They
 * change by the rule's events only; `null` starts over.
 */
export const checkoutAtom = atom(
  (get) => {
    const { owner, value } = get(stateAtom);
    return owner === get(ownerAtom) ? value : emptyCheckout;
  },
  (get, set, event: CheckoutEvent | null) => {
    const value = event === null ? emptyCheckout : checkoutReducer(get(checkoutAtom), event);
    set(stateAtom, { owner: get(ownerAtom), value });
  },
);

/** The key of the order about to be placed, and what it stands for: the whole request, which names the customer. */
export const orderKeyAtom = atom<{ readonly key: string; readonly request: string } | undefined>(undefined);
