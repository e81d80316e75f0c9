import type { ShippingOption } from '../../contract/entities/shipping.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import { type CheckoutState, emptyCheckout, type ShippingQuote } from '../../rules/checkout/checkoutState.ts';
import { insuresParcel } from '../../rules/checkout/insuresParcel.ts';
import type { CheckoutLists } from './useCheckoutLists.ts';
import { useLastChoices } from './useLastChoices.ts';
import { useQuotes } from './useQuotes.ts';

/** A courier, and what it asks for this parcel. */
export interface CourierOffer extends ShippingOption {
  /**
   * `fresh` with cost and days once it is known; `none` while it is not known where the parcel goes; `unavailable` says why
   * there is no price.
   */
  readonly quote: ShippingQuote;
  /** The parcel is insured, and the cost holds the insurance. */
  readonly isInsured: boolean;
}

interface Around {
  readonly lists: CheckoutLists;
  readonly isParcelKnown: boolean;
}

/** The couriers with their prices for the parcel, and those choices of the last order that hold for it. */
export function useCourierOffers(
  chosen: CheckoutState,
  { lists, isParcelKnown }: Around,
  dispatch: (event: CheckoutEvent) => void,
): readonly CourierOffer[] {
  const quotes = useQuotes(chosen, lists.couriers, isParcelKnown);
  useLastChoices(chosen, { lists, quotes, isParcelKnown }, dispatch);
  return lists.couriers.map((courier) => ({
    ...courier,
    quote: quotes.get(courier.code) ?? emptyCheckout.quote,
    isInsured: insuresParcel(courier.code),
  }));
}

/** What the chosen courier asks. */
export function quoteOf(offers: readonly CourierOffer[], courier: string | null): ShippingQuote {
  return offers.find(({ code }) => code === courier)?.quote ?? emptyCheckout.quote;
}
