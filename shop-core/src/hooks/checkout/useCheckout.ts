import { useAtom } from 'jotai/react';
import type { OrderFigures } from '../../contract/entities/orderFigures.ts';
import type { BankOption, ShippingOption } from '../../contract/entities/shipping.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import { type CheckoutHint, nextHint } from '../../rules/checkout/nextHint.ts';
import { orderAttempt } from '../../rules/checkout/orderAttempt.ts';
import { orderBlockers } from '../../rules/checkout/orderBlockers.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { priceOrder } from '../../rules/checkout/priceOrder.ts';
import { shippingToPrice } from '../../rules/checkout/shippingToPrice.ts';
import { type Rupiah, rupiah } from '../../rules/money/rupiah.ts';
import type { Problem } from '../../rules/problem.ts';
import { useBillingAddress } from '../account/useBillingAddress.ts';
import { type ReadyCart, useCart } from '../cart/useCart.ts';
import { useStore } from '../content/useStore.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Action } from '../provider/useAction.ts';
import { useAction } from '../provider/useAction.ts';
import { useSession } from '../provider/useSession.ts';
import { checkoutAtom } from './checkoutAtom.ts';
import { checkQuote } from './checkQuote.ts';
import { useCheckoutLists } from './useCheckoutLists.ts';
import { useParcel } from './useParcel.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

export interface Checkout {
  /** What was chosen so far. */
  readonly state: CheckoutState;
  /** Changes a choice: one of the rule's named events. */
  readonly dispatch: (event: CheckoutEvent) => void;
  readonly couriers: readonly ShippingOption[];
  readonly banks: readonly BankOption[];
  /** Why methods, banks or the unique code could not be loaded. */
  readonly error: Error | null;
  /** Asks for what could not be loaded again. */
  readonly retry: () => void;
  /** The explained totals (S9.13): the entries sum to what is paid. */
  readonly priced: PricedOrder | undefined;
  /** Everything that keeps the order from being placed, in the order to mend it; empty when it can be. */
  readonly blockers: readonly Problem[];
  /** What to do next (S2.118). */
  readonly hint: CheckoutHint;
  /** Asks the courier's price (CEK ONGKIR). */
  readonly check: Action<undefined, Rupiah>;
  /**
   * Places the order once, whatever is clicked or retried, and answers its code. PRICING_CHANGED brings the server's figures
   * in `error.figures`; run it again with them when the shopper accepts.
   */
  readonly place: Action<OrderFigures | undefined, string>;
}

/** The checkout of the cart: choices, quote, totals, what is missing, and the order. */
export function useCheckout(): Checkout {
  const shop = useShop();
  const store = useStore();
  const session = useSession();
  const cart = useCart();
  const billing = useBillingAddress();
  const [state, dispatch] = useAtom(checkoutAtom, { store: shop.store });
  useParcel(cart, billing.data, dispatch);

  const { couriers, banks, uniqueCode, error, retry } = useCheckoutLists(state.bankId);
  const ready = cart.status === 'ready' ? cart : undefined;
  const isReseller = session.status === 'customer' && session.profile.isReseller;
  const priced = ready && priceCheckout(state, ready, uniqueCode, isReseller);
  const attempt = orderAttempt(state, {
    store,
    lines: ready?.lines ?? [],
    grandTotalRaw: priced?.grandTotalRaw ?? rupiah(0),
  });
  const shippingTypeId = couriers.find(({ code }) => code === state.courier)?.id ?? null;

  return {
    state,
    dispatch,
    couriers,
    banks,
    error,
    retry,
    priced,
    blockers: orderBlockers(attempt),
    hint: nextHint(attempt),
    check: useAction((_: undefined) => checkQuote(shop, state, dispatch)),
    place: usePlaceOrder({ state, attempt, lines: ready?.lines ?? [], priced, shippingTypeId }),
  };
}

function priceCheckout(state: CheckoutState, cart: ReadyCart, uniqueCode: number, isReseller: boolean): PricedOrder {
  return priceOrder({
    lines: cart.lines.map(({ price, quantity, product }) => ({
      unitPrice: price,
      quantity,
      fixedPoint: product.fixedPoint,
    })),
    shipping: shippingToPrice(state),
    freeShipping: false,
    uniqueCode,
    couponDiscount: rupiah(0),
    redeem: rupiah(0),
    isReseller,
  });
}
