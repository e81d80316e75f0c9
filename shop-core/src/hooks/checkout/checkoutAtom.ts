import { atom } from 'jotai/vanilla';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { checkoutReducer } from '../../rules/checkout/checkoutReducer.ts';
import { type CheckoutState, emptyCheckout } from '../../rules/checkout/checkoutState.ts';

/** The choices of the checkout under way; kept while the shopper looks at other pages. */
const stateAtom = atom<CheckoutState>(emptyCheckout);

/** The state, changed by the rule's events only; `null` starts over. */
export const checkoutAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: CheckoutEvent | null) => {
    set(stateAtom, event === null ? emptyCheckout : checkoutReducer(get(stateAtom), event));
  },
);

/** The key of the order about to be placed, and what it stands for. */
export const orderKeyAtom = atom<{ readonly key: string; readonly request: string } | undefined>(undefined);
