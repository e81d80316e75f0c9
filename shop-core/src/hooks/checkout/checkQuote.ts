import { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { Shop } from '../provider/shop.ts';
import { refuse } from '../provider/useAction.ts';
import { quoteQuery } from './quoteQuery.ts';
import { quoteToAsk } from './quoteToAsk.ts';

/** Asks the chosen courier's price anew (S7.58). What goes wrong is about the courier that was asked (S8.30). */
export async function checkQuote(shop: Shop, state: CheckoutState): Promise<Rupiah> {
  try {
    return await ask(shop, state);
  } catch (cause) {
    const error = shopErrorOf(cause);
    throw new ShopError(error.problem, { ...error, cause, courier: state.courier ?? undefined });
  }
}

async function ask(shop: Shop, state: CheckoutState): Promise<Rupiah> {
  const question = quoteToAsk(state);
  if (question.problem) return refuse(question.problem);
  const query = quoteQuery(shop, question.courier, question.body);
  const quote = await shop.queryClient.fetchQuery({ ...query, staleTime: 0 });
  return quote ? quote.cost : refuse({ code: 'SHIPPING_NOT_FOUND' });
}
