import type { OrderFigures } from '../../contract/entities/orderFigures.ts';
import type { BankOption } from '../../contract/entities/shipping.ts';
import type { CheckoutEvent } from '../../rules/checkout/checkoutEvent.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import { type CheckoutHint, nextHint } from '../../rules/checkout/nextHint.ts';
import { orderAttempt } from '../../rules/checkout/orderAttempt.ts';
import { orderBlockers } from '../../rules/checkout/orderBlockers.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { shippingDestination } from '../../rules/checkout/shippingDestination.ts';
import { type Rupiah, rupiah } from '../../rules/money/rupiah.ts';
import type { Problem } from '../../rules/problem.ts';
import { useBillingAddress } from '../account/useBillingAddress.ts';
import { useCart } from '../cart/useCart.ts';
import { useStore } from '../content/useStore.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import type { Action } from '../provider/useAction.ts';
import { useAction } from '../provider/useAction.ts';
import { useSession } from '../provider/useSession.ts';
import { checkQuote } from './checkQuote.ts';
import { priceCheckout } from './priceCheckout.ts';
import { useCheckoutLists } from './useCheckoutLists.ts';
import { useCheckoutState } from './useCheckoutState.ts';
import { type CouponView, useCoupon } from './useCoupon.ts';
import { type CourierOffer, quoteOf, useCourierOffers } from './useCourierOffers.ts';
import { useOfferedChoices } from './useOfferedChoices.ts';
import { useParcel } from './useParcel.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { type RedeemView, useRedeem } from './useRedeem.ts';
import { useTypedAddress } from './useTypedAddress.ts';

export interface Checkout {
  /** What was chosen so far, and the quote of the chosen courier. */
  readonly state: CheckoutState;
  /** Changes a choice: one of the rule's named events. */
  readonly dispatch: (event: CheckoutEvent) => void;
  /** What there is to choose from, each with its price: asked by itself as soon as it is known where the parcel goes. */
  readonly couriers: readonly CourierOffer[];
  readonly banks: readonly BankOption[];
  /** The coupon and what it gives for this cart. */
  readonly coupon: CouponView;
  /** The points that are redeemed. */
  readonly redeem: RedeemView;
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
  /** Asks the chosen courier's price anew (CEK ONGKIR). */
  readonly check: Action<undefined, Rupiah>;
  /**
   * Places the order once, whatever is clicked or retried, and answers its code. PRICING_CHANGED brings the server's figures
   * in `error.figures`; run it again with them when the shopper accepts.
   */
  readonly place: Action<OrderFigures | undefined, string>;
  /** The code of the order that was placed here: from then on the screen shows that order (S2.119, `useOrder`). */
  readonly placed: string | undefined;
}

/**
 * The checkout of the cart: choices, quote, totals, what is missing, and the order.
 * @returns The choices (`state`, `dispatch`), what there is to choose from, the explained totals, what is missing
 * (`blockers`, `hint`), and the two actions `check` and `place`. `couriers` and `banks` are empty while they load and
 * `error` says when they could not; choices survive a reload. Courier and bank of the last order are chosen by themselves, the
 * courier where it takes this parcel now.
 * @errors of `check` LOGIN_REQUIRED, SHIPPING_METHOD_REQUIRED, DESTINATION_INCOMPLETE, SHIPPING_MINIMUM (`above`) and
 * SHIPPING_NOT_FOUND. Of `place` whatever stands in `blockers`, and what only the server can tell: PRICING_CHANGED
 * (with `error.figures`, no notice), HELD_TOO_MUCH (`freeAt`) while too much waits unpaid, CART_CHANGED, OUT_OF_STOCK, UNIQUE_CODE_STALE, the codes of coupons and points,
 * and STATUS_UNKNOWN when the answer got lost ({@link useUnansweredOrder}).
 * @server an untouched checkout: a remembered one is read with the login.
 */
export function useCheckout(): Checkout {
  const shop = useShop();
  const store = useStore();
  const session = useSession();
  const cart = useCart();
  const billing = useBillingAddress();
  const [chosen, dispatch] = useCheckoutState();
  useTypedAddress();
  const isParcelKnown = useParcel(cart, billing.data, chosen.parcel, dispatch);

  const lists = useCheckoutLists(chosen.bankId);
  const { couriers, banks, uniqueCode, error, retry } = lists;
  useOfferedChoices(chosen, lists, dispatch);
  const offers = useCourierOffers(chosen, { lists, isParcelKnown }, dispatch);
  const state = { ...chosen, quote: quoteOf(offers, chosen.courier) };
  const [coupon, redeem] = [useCoupon(), useRedeem()];
  const ready = cart.status === 'ready' ? cart : undefined;
  const lines = ready?.lines ?? [];
  const isReseller = session.status === 'customer' && session.profile.isReseller;
  const discounts = { coupon: coupon.state, redeem: redeem.state };
  const priced = ready && priceCheckout({ state, cart: ready, uniqueCode, isReseller, ...discounts });
  const attempt = orderAttempt(state, { store, lines, grandTotalRaw: priced?.grandTotalRaw ?? rupiah(0) });
  const shippingTypeId = couriers.find(({ code }) => code === state.courier)?.id ?? null;
  // What nobody could say yet the order asks: the server names other figures if it comes to something else.
  const couponCode = coupon.state.status === 'refused' ? null : state.couponCode;
  const order = { state, attempt, lines, priced, shippingTypeId, couponCode };

  return {
    state,
    dispatch,
    couriers: offers,
    banks,
    error,
    retry,
    coupon,
    redeem,
    priced,
    blockers: orderBlockers(attempt),
    hint: nextHint(attempt),
    check: useAction((_: undefined) => checkQuote(shop, state), {
      about: [state.courier, shippingDestination(state), state.parcel],
    }),
    ...usePlaceOrder(order),
  };
}
