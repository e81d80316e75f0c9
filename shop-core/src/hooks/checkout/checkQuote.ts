import { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import { quoteShipping } from '../../contract/calls/checkout.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import { shippingDestination } from '../../rules/checkout/shippingDestination.ts';
import { whyNotQuote } from '../../rules/checkout/whyNotQuote.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { Shop } from '../provider/shop.ts';
import { refuse } from '../provider/useAction.ts';

let lastRequest = 0;

type Dispatch = (event: CheckoutEvent) => void;

/**
 * Asks the courier's price for the parcel (S7.58) and tells the checkout. A late answer to an older question is dropped.
 * What goes wrong is about the courier that was asked (S8.30).
 */
export async function checkQuote(shop: Shop, state: CheckoutState, dispatch: Dispatch): Promise<Rupiah> {
  try {
    return await ask(shop, state, dispatch);
  } catch (cause) {
    const error = shopErrorOf(cause);
    throw new ShopError(error.problem, { ...error, cause, courier: state.courier ?? undefined });
  }
}

async function ask(shop: Shop, state: CheckoutState, dispatch: Dispatch): Promise<Rupiah> {
  const { courier, parcel } = state;
  const destination = shippingDestination(state);
  const problem = whyNotQuote({ courier, itemValue: parcel.itemValue, destination });
  if (problem || !courier || !destination?.subdistrict) return refuse(problem ?? { code: 'DESTINATION_INCOMPLETE' });
  lastRequest += 1;
  const request = lastRequest;
  dispatch({ type: 'quoteRequested', request });
  try {
    const subdistrictId = destination.subdistrict.id;
    const quote = await shop.client.send(quoteShipping, { body: quoteAsk(courier, subdistrictId, parcel) });
    if (!quote) return refuse({ code: 'SHIPPING_NOT_FOUND' });
    dispatch({ type: 'quoteArrived', request, ...quote });
    return quote.cost;
  } catch (cause) {
    dispatch({ type: 'quoteRefused', request, problem: shopErrorOf(cause).problem });
    throw cause;
  }
}

function quoteAsk(courier: string, subdistrictId: number, { weightKg, itemValue }: CheckoutState['parcel']) {
  return {
    destination: subdistrictId,
    isJnt: courier === 'jnt',
    isRpx: courier === 'rpx',
    isSap: courier === 'sap',
    weightKg,
    ...(courier !== 'rpx' && { subdistrictId }),
    ...(courier === 'sap' && { insurance: true, itemValue }),
  };
}
