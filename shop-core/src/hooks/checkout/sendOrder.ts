import { ShopError } from '../../client/shopError.ts';
import { placeOrder } from '../../contract/calls/checkout.ts';
import { rereadPersonal } from '../provider/rereadPersonal.ts';
import type { Shop } from '../provider/shop.ts';
import { shopKey } from '../provider/shopKey.ts';
import { checkoutStore } from './checkoutStore.ts';
import { changeCheckout } from './heldCheckout.ts';
import { orderKeyAtom } from './orderKeyAtom.ts';
import { type UnansweredOrder, unansweredChangesAtom, writeUnansweredOrder } from './unansweredOrder.ts';

/** Sends an order under its key, and remembers it as long as its answer is not known. */
export async function sendOrder(shop: Shop, { key, body }: UnansweredOrder): Promise<string> {
  try {
    const { orderCode } = await shop.client.send(placeOrder, { body }, { idempotencyKey: key });
    remember(shop, undefined);
    checkoutStore(shop).set(orderKeyAtom, undefined);
    changeCheckout(shop, null);
    // Its coupon is used: asking what it would give is a question about nothing.
    shop.queryClient.removeQueries({ queryKey: shopKey(shop, 'coupon', body.customerCode) });
    return orderCode;
  } catch (error) {
    // Offline it was never sent, and a server that says it is busy has placed nothing.
    const isUnknown = error instanceof ShopError && error.problem.code === 'STATUS_UNKNOWN';
    remember(shop, isUnknown ? { key, body } : undefined);
    // The server knows other figures: what couriers ask may be among them.
    const isPriced = error instanceof ShopError && error.problem.code === 'PRICING_CHANGED';
    if (isPriced) void shop.queryClient.invalidateQueries({ queryKey: shopKey(shop, 'shipping-quote') });
    throw error;
  } finally {
    refresh(shop);
  }
}

function remember(shop: Shop, order: UnansweredOrder | undefined): void {
  writeUnansweredOrder(shop.storage, order);
  checkoutStore(shop).set(unansweredChangesAtom, (changes) => changes + 1);
}

/** Placed or refused, what the checkout was made of is no longer as it was. Not waited for: the answer stands. */
function refresh(shop: Shop): void {
  rereadPersonal(shop);
  void shop.queryClient.invalidateQueries({ queryKey: shopKey(shop, 'store') });
  shop.announceCart();
}
