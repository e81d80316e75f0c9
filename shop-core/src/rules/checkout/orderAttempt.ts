import type { Address } from '../address/address.ts';
import type { Store } from '../catalogue/store.ts';
import type { FieldProblem } from '../fieldProblem.ts';
import { fieldProblems } from '../form/fieldProblems.ts';
import { optionalText } from '../form/optionalText.ts';
import type { Rupiah } from '../money/rupiah.ts';
import type { CheckoutState } from './checkoutState.ts';
import { dropshipProblems } from './dropshipProblems.ts';
import { shippingDestination } from './shippingDestination.ts';
import { usesDropship } from './usesDropship.ts';

/** What decides whether an order can be placed. The browser fills it from the checkout, the server from its rows. */
export interface OrderAttempt {
  readonly store: Store;
  readonly lines: readonly { readonly isOutdated: boolean }[];
  readonly isOnlineOnly: boolean;
  readonly courier: string | null;
  readonly destination: Address | null;
  /** What is wrong with the form, chiefly with a dropship address that applies. */
  readonly fields: readonly FieldProblem[];
  readonly bankId: number | null;
  readonly isCostChecked: boolean;
  readonly hasAcceptedTerms: boolean;
  readonly grandTotalRaw: Rupiah;
  readonly hasConfirmedRedeemAll: boolean;
}

/**
 * What {@link orderBlockers}, {@link whyNotPlaceOrder} and {@link nextHint} judge, taken from a checkout and from what
 * stands around it: the shop's door, the lines of the cart and the total of {@link priceOrder}.
 */
export function orderAttempt(
  state: CheckoutState,
  around: Pick<OrderAttempt, 'store' | 'lines' | 'grandTotalRaw'>,
): OrderAttempt {
  const { courier, parcel, bankId, hasAcceptedTerms, hasConfirmedRedeemAll } = state;
  return {
    store: around.store,
    lines: around.lines,
    grandTotalRaw: around.grandTotalRaw,
    isOnlineOnly: parcel.isOnlineOnly,
    courier,
    destination: shippingDestination(state),
    fields: usesDropship(state) ? dropshipProblems(state.dropship, courier) : noteProblems(state.note),
    bankId,
    isCostChecked: state.quote.status === 'fresh',
    hasAcceptedTerms,
    hasConfirmedRedeemAll,
  };
}

function noteProblems(note: string): FieldProblem[] {
  return fieldProblems<'note'>({ note: optionalText(note, 1000) });
}
