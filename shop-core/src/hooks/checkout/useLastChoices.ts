import { useEffect, useState } from 'react';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import type { CheckoutState, ShippingQuote } from '../../rules/checkout/checkoutState.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { lastChoicesQuery } from './lastChoicesQuery.ts';
import type { CheckoutLists } from './useCheckoutLists.ts';

interface Around {
  readonly lists: CheckoutLists;
  readonly quotes: ReadonlyMap<string, ShippingQuote>;
  readonly isParcelKnown: boolean;
}

/**
 * Chooses the courier and the bank of the last order, once, where none is chosen. The courier only if it takes this parcel
 * there now, at what it asks now: whoever sees it chosen sees its price.
 */
export function useLastChoices(
  state: CheckoutState,
  { lists, quotes, isParcelKnown }: Around,
  dispatch: (event: CheckoutEvent) => void,
): void {
  const shop = useShop();
  const owner = useOwner();
  const [isDone, setDone] = useState(false);
  const wantsCourier = state.courier === null && !state.parcel.isOnlineOnly;
  const wantsBank = state.bankId === null;
  const { data, isFetching } = useShopQuery({
    ...lastChoicesQuery(shop, owner),
    enabled: !isDone && isParcelKnown && lists.isLoaded && (wantsCourier || wantsBank),
  });
  const last = isFetching || isDone ? undefined : data;
  const courier = lists.couriers.find(({ name }) => name === last?.courier)?.code ?? null;
  const bankId = lists.banks.find(({ bankName }) => bankName === last?.bank)?.id ?? null;
  const quote = courier === null ? undefined : quotes.get(courier)?.status;
  useEffect(() => {
    if (last === undefined || !isParcelKnown) return;
    if (wantsBank && bankId !== null) dispatch({ type: 'bankChosen', bankId });
    if (wantsCourier && quote === 'checking') return;
    if (wantsCourier && quote === 'fresh') dispatch({ type: 'courierChosen', courier });
    setDone(true);
  }, [last, isParcelKnown, wantsBank, bankId, wantsCourier, quote, courier, dispatch]);
}
