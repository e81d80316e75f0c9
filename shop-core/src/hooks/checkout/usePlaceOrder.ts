import { useState } from 'react';
import { ShopError } from '../../client/shopError.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import type { OrderFigures } from '../../contract/entities/orderFigures.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import type { OrderAttempt } from '../../rules/checkout/orderAttempt.ts';
import { orderFigures } from '../../rules/checkout/orderFigures.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { whyNotPlaceOrder } from '../../rules/checkout/whyNotPlaceOrder.ts';
import type { ProblemCode } from '../../rules/problem.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { rereadAtom } from '../provider/rereadAtom.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, refuse, useAction } from '../provider/useAction.ts';
import { useAtomValue } from '../provider/useAtomValue.ts';
import { checkoutStore } from './checkoutStore.ts';
import { orderKeyAtom } from './orderKeyAtom.ts';
import { orderRequest } from './orderRequest.ts';
import { sendOrder } from './sendOrder.ts';
import { readUnansweredOrder } from './unansweredOrder.ts';
import { useIsUnanswered } from './useIsUnanswered.ts';

interface OrderToPlace {
  readonly state: CheckoutState;
  readonly attempt: OrderAttempt;
  readonly lines: readonly CartLine[];
  readonly priced: PricedOrder | undefined;
  readonly shippingTypeId: number | null;
  readonly couponCode: string | null;
}

interface Placement {
  readonly place: Action<OrderFigures | undefined, string>;
  readonly placed: string | undefined;
}

/** Places the order that stands in the checkout, or with the figures that the server named and the shopper accepted. */
export function usePlaceOrder(order: OrderToPlace): Placement {
  const shop = useShop();
  const action = useAction((accepted: OrderFigures | undefined) => send(order, accepted, shop), {
    quiet: ['PRICING_CHANGED'],
  });
  useIsUnanswered(action);
  const isRereading = useAtomValue(rereadAtom, shop.store) !== undefined;
  const [placed, setPlaced] = useState<string>();
  const run = async (accepted: OrderFigures | undefined) => {
    const result = await action.run(accepted);
    if (result.ok) setPlaced(result.value);
    return result;
  };
  return { place: { ...action, run, isPending: action.isPending || isRereading }, placed };
}

async function send(order: OrderToPlace, accepted: OrderFigures | undefined, shop: Shop): Promise<string> {
  const seen = heldCart(shop);
  // A page that the browser had kept: what was pressed counts if the cart is still what was seen.
  await shop.store.get(rereadAtom);
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  if (heldCart(shop) !== seen) return refuse({ code: 'CART_CHANGED' });
  const { customerCode } = session.profile;
  const unanswered = readUnansweredOrder(shop.storage, customerCode);
  try {
    return await sendCheckout(order, accepted, shop, customerCode);
  } catch (error) {
    // The cart may be gone by an order whose answer never came: then that is the order. What stands in the checkout now goes
    // first, because the shopper may have changed it since.
    const isCartGone = error instanceof ShopError && cartGone.has(error.problem.code);
    if (unanswered && isCartGone) return sendOrder(shop, unanswered);
    throw error;
  }
}

/** The cart as it was last answered: the same object as long as nothing in it is another. */
function heldCart(shop: Shop): unknown {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return undefined;
  return shop.queryClient.getQueryData(cartKey(shop, session.profile.customerCode));
}

const cartGone: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['CART_EMPTY', 'CART_CHANGED']);

async function sendCheckout(
  order: OrderToPlace,
  accepted: OrderFigures | undefined,
  shop: Shop,
  customerCode: string,
): Promise<string> {
  const problem = whyNotPlaceOrder(order.attempt);
  if (problem || !order.priced) return refuse(problem ?? { code: 'CART_EMPTY' });
  const figures = accepted ?? orderFigures(order.priced);
  const body = orderRequest({ ...order, customerCode, figures });
  return sendOrder(shop, { key: keyFor(shop, body), body });
}

/** One key an order: the same as long as the same is asked, so that a retry after a lost answer finds the first order. */
function keyFor(shop: Shop, body: object): string {
  const request = JSON.stringify(body);
  const held = checkoutStore(shop).get(orderKeyAtom);
  if (held?.request === request) return held.key;
  const key = shop.newId();
  checkoutStore(shop).set(orderKeyAtom, { key, request });
  return key;
}
