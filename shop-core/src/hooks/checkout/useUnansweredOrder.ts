import { type Action, refuse, useAction } from '../provider/useAction.ts';
import { useOwner } from '../provider/useOwner.ts';
import { sendOrder } from './sendOrder.ts';
import { readUnansweredOrder } from './unansweredOrder.ts';
import { useIsUnanswered } from './useIsUnanswered.ts';

export interface UnansweredOrderView {
  /** An order was sent and its answer never came; it may have been placed, and the cart may be empty by it. */
  readonly isThere: boolean;
  /** Asks for it again under its own key: answers the code of the one order, placed then or now. */
  readonly ask: Action<undefined, string>;
}

/**
 * The order whose answer never came, through a reload as well.
 * @returns Whether there is one, and the action that asks for it. Once answered it is gone, and the cart and the orders
 * are asked anew.
 * @errors NOT_FOUND when there is none; else those of placing an order ({@link useCheckout}).
 * @server there is none: it is read from the browser's storage with the login.
 */
export function useUnansweredOrder(): UnansweredOrderView {
  const owner = useOwner();
  const ask = useAction(async (_: undefined, shop) => {
    const order = readUnansweredOrder(shop.storage, owner);
    return order ? sendOrder(shop, order) : refuse({ code: 'NOT_FOUND', what: 'ORDER' });
  });
  return { isThere: useIsUnanswered(ask), ask };
}
