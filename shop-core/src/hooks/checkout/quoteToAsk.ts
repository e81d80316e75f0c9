import type { QuoteAsk } from '../../contract/calls/checkout.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import { insuresParcel } from '../../rules/checkout/insuresParcel.ts';
import { shippingDestination } from '../../rules/checkout/shippingDestination.ts';
import { whyNotQuote } from '../../rules/checkout/whyNotQuote.ts';
import type { Problem } from '../../rules/problem.ts';

/** What the chosen courier of a checkout is asked, or why it can't be. */
export type QuoteToAsk =
  | { readonly problem: Problem }
  | { readonly problem?: undefined; readonly courier: string; readonly body: QuoteAsk };

/** The question for the cost of sending the parcel of a checkout as it stands (S7.58). */
export function quoteToAsk(state: CheckoutState): QuoteToAsk {
  const { courier, parcel } = state;
  const { weightKg, itemValue } = parcel;
  const destination = shippingDestination(state);
  const problem = whyNotQuote({ courier, itemValue, destination });
  if (problem || !courier || !destination?.subdistrict)
    return { problem: problem ?? { code: 'DESTINATION_INCOMPLETE' } };
  const { id } = destination.subdistrict;
  return {
    courier,
    body: {
      destination: id,
      isJnt: courier === 'jnt',
      isRpx: courier === 'rpx',
      isSap: courier === 'sap',
      weightKg,
      ...(courier !== 'rpx' && { subdistrictId: id }),
      ...(insuresParcel(courier) && { insurance: true, itemValue }),
    },
  };
}
