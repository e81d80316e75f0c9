import type { UseQueryResult } from '@tanstack/react-query';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import type { ShippingQuote as Answer, ShippingOption } from '../../contract/entities/shipping.ts';
import { checkoutReducer } from '../../rules/checkout/checkoutReducer.ts';
import type { CheckoutState, ShippingQuote } from '../../rules/checkout/checkoutState.ts';
import type { Problem } from '../../rules/problem.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQueries } from '../provider/useShopQuery.ts';
import { quoteQuery } from './quoteQuery.ts';
import { quoteToAsk } from './quoteToAsk.ts';

/**
 * What each courier asks for the parcel, by its code: asked by itself as soon as it is known where the parcel goes.
 * @param isParcelKnown whether the parcel is that of the cart and the address as they are now
 */
export function useQuotes(
  state: CheckoutState,
  couriers: readonly ShippingOption[],
  isParcelKnown: boolean,
): ReadonlyMap<string, ShippingQuote> {
  const shop = useShop();
  const owner = useOwner();
  const quotes = new Map<string, ShippingQuote>();
  const askable = couriers.flatMap(({ code }) => {
    // Where the parcel would go, were the courier chosen.
    const question = quoteToAsk(checkoutReducer(state, { type: 'courierChosen', courier: code }));
    if (question.problem) quotes.set(code, unaskable(question.problem));
    return question.problem ? [] : [question];
  });
  const answers = useShopQueries(
    askable.map(({ courier, body }) => ({
      ...quoteQuery(shop, courier, body),
      enabled: isParcelKnown && owner !== 'visitor',
    })),
  );
  for (const [at, { courier }] of askable.entries()) quotes.set(courier, quoteOf(answers[at]));
  return quotes;
}

const unaskable = (problem: Problem): ShippingQuote =>
  problem.code === 'DESTINATION_INCOMPLETE' ? { status: 'none' } : { status: 'unavailable', problem };

function quoteOf(answer: UseQueryResult<Answer> | undefined): ShippingQuote {
  if (!answer) return { status: 'none' };
  const { data, error, isFetching } = answer;
  const failure = error && shopErrorOf(error);
  // What may pass by itself takes no answer away; a refusal does.
  if (data && !(failure && !failure.isRetryable)) return { status: 'fresh', ...data };
  if (failure) return { status: 'unavailable', problem: failure.problem };
  if (data === null) return { status: 'unavailable', problem: { code: 'SHIPPING_NOT_FOUND' } };
  return isFetching ? { status: 'checking', request: 0 } : { status: 'none' };
}
