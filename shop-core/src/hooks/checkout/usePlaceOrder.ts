import { placeOrder } from '../../contract/calls/checkout.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import type { OrderFigures } from '../../contract/entities/orderFigures.ts';
import type { CheckoutState } from '../../rules/checkout/checkoutState.ts';
import type { OrderAttempt } from '../../rules/checkout/orderAttempt.ts';
import { orderFigures } from '../../rules/checkout/orderFigures.ts';
import type { PricedOrder } from '../../rules/checkout/pricedOrder.ts';
import { whyNotPlaceOrder } from '../../rules/checkout/whyNotPlaceOrder.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, type Result, refuse, useAction } from '../provider/useAction.ts';
import { checkoutAtom, orderKeyAtom } from './checkoutAtom.ts';
import { orderRequest } from './orderRequest.ts';

interface OrderToPlace {
  readonly state: CheckoutState;
  readonly attempt: OrderAttempt;
  readonly lines: readonly CartLine[];
  readonly priced: PricedOrder | undefined;
  readonly shippingTypeId: number | null;
}

/** Places the order that stands in the checkout, or with the figures that the server named and the shopper accepted. */
export function usePlaceOrder(order: OrderToPlace): Action<OrderFigures | undefined, string> {
  const shop = useShop();
  const action = useAction((accepted: OrderFigures | undefined) => send(order, accepted, shop), {
    quiet: ['PRICING_CHANGED'],
  });
  return {
    ...action,
    // Two clicks are one order and one notice: the second gets the answer of the first.
    run(accepted) {
      const running = inFlight.get(shop) ?? action.run(accepted).finally(() => inFlight.delete(shop));
      inFlight.set(shop, running);
      return running;
    },
  };
}

const inFlight = new WeakMap<Shop, Promise<Result<string>>>();

async function send(order: OrderToPlace, accepted: OrderFigures | undefined, shop: Shop): Promise<string> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const problem = whyNotPlaceOrder(order.attempt);
  if (problem || !order.priced) return refuse(problem ?? { code: 'CART_EMPTY' });
  const { customerCode } = session.profile;
  const figures = accepted ?? orderFigures(order.priced);
  const body = orderRequest({ ...order, customerCode, figures });
  const { orderCode } = await shop.client.send(placeOrder, { body }, { idempotencyKey: keyFor(shop, body) });
  shop.store.set(orderKeyAtom, undefined);
  shop.store.set(checkoutAtom, null);
  // Not waited for: the order stands, whatever becomes of the connection now.
  void shop.queryClient.invalidateQueries({ queryKey: cartKey(customerCode) });
  shop.queryClient.removeQueries({ queryKey: ['unique-code', customerCode] });
  shop.announceCart();
  return orderCode;
}

/** One key an order: the same as long as the same is asked, so that a retry after a lost answer finds the first order. */
function keyFor(shop: Shop, body: object): string {
  const request = JSON.stringify(body);
  const held = shop.store.get(orderKeyAtom);
  if (held?.request === request) return held.key;
  const key = shop.newId();
  shop.store.set(orderKeyAtom, { key, request });
  return key;
}
