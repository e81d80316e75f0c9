import { ShopError } from '../../client/shopError.ts';
import { changeLine } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { whyNotQuantity } from '../../rules/cart/whyNotQuantity.ts';
import type { Shop } from '../provider/shop.ts';
import type { Result } from '../provider/useAction.ts';
import { putCart } from './cartQuery.ts';
import { type LineIntent, lineIntentsAtom, noIntent } from './lineIntents.ts';

/** What becomes of the whole burst of edits on a line. */
const bursts = new WeakMap<Shop, Map<number, Promise<Result<number>>>>();

/**
 * Sets the quantity of a line. Steppers stay free: one request is in flight a line, and when it is answered only the newest
 * quantity is sent after it. All edits of a burst share its result, the quantity that was settled.
 */
export function changeQuantity(
  shop: Shop,
  customerCode: string,
  line: CartLine,
  quantity: number,
): Promise<Result<number>> {
  const problem = whyNotQuantity(quantity, line.product.stock);
  if (problem) {
    const error = new ShopError(problem);
    setIntent(shop, line.id, { error });
    return Promise.resolve({ ok: false, error });
  }
  setIntent(shop, line.id, { quantity, error: null });
  const running = burstsOf(shop);
  const burst = running.get(line.id) ?? settle(shop, customerCode, line).finally(() => running.delete(line.id));
  running.set(line.id, burst);
  return burst;
}

async function settle(shop: Shop, customerCode: string, line: CartLine): Promise<Result<number>> {
  const { id, sku, price } = line;
  setIntent(shop, id, { isPending: true });
  try {
    for (let sent: number | null = null; ; ) {
      const wanted: number | null = intentOf(shop, id).quantity;
      if (wanted === null || wanted === sent) return { ok: true, value: sent ?? line.quantity };
      const cart = await shop.client.send(changeLine, { body: { customerCode, id, sku, price, quantity: wanted } });
      sent = wanted;
      putCart(shop, customerCode, cart);
    }
  } catch (cause) {
    const error = cause instanceof ShopError ? cause : new ShopError({ code: 'UNEXPECTED' }, { cause });
    setIntent(shop, id, { error });
    return { ok: false, error };
  } finally {
    setIntent(shop, id, { quantity: null, isPending: false });
  }
}

function burstsOf(shop: Shop) {
  const running = bursts.get(shop) ?? new Map<number, Promise<Result<number>>>();
  bursts.set(shop, running);
  return running;
}

function intentOf(shop: Shop, id: number): LineIntent {
  return shop.store.get(lineIntentsAtom).get(id) ?? noIntent;
}

function setIntent(shop: Shop, id: number, change: Partial<LineIntent>): void {
  const intents = new Map(shop.store.get(lineIntentsAtom));
  intents.set(id, { ...(intents.get(id) ?? noIntent), ...change });
  shop.store.set(lineIntentsAtom, intents);
}
