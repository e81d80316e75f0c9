import { ShopError } from '../../client/shopError.ts';
import { shopErrorOf } from '../../client/shopErrorOf.ts';
import { changeLine } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { whyNotQuantity } from '../../rules/cart/whyNotQuantity.ts';
import type { Shop } from '../provider/shop.ts';
import { tellError } from '../provider/tellError.ts';
import { tellOutcome } from '../provider/tellOutcome.ts';
import type { Result } from '../provider/useAction.ts';
import { cartWords } from './cartWords.ts';
import { type LineIntent, lineIntentsAtom, noIntent } from './lineIntents.ts';
import { writeCart } from './writeCart.ts';

/** What becomes of the whole burst of edits on a line. */
const bursts = new WeakMap<Shop, Map<number, Promise<Result<number>>>>();

/**
 * Sets the quantity of a line. Steppers stay free: one request is in flight a line, and when it is answered only the newest
 * quantity is sent after it. All edits of a burst share its result, the quantity that was settled, and its one notice.
 */
export function changeQuantity(
  shop: Shop,
  customerCode: string,
  line: CartLine,
  quantity: number,
): Promise<Result<number>> {
  const wanted = withinReach(quantity, line);
  const problem = whyNotQuantity(wanted, line.product.stock);
  if (problem) return Promise.resolve(refuseLine(shop, line.id, new ShopError(problem)));
  const running = burstsOf(shop);
  const burst = running.get(line.id);
  if (!burst && wanted === line.quantity) return Promise.resolve({ ok: true, value: wanted });
  setIntent(shop, line.id, { quantity: wanted, error: null });
  if (burst) return burst;
  const started = settle(shop, customerCode, line);
  running.set(line.id, started);
  return started;
}

/** Resolves when nothing is on its way for a line any more. What is still wanted of it is not sent. */
export async function endBurst(shop: Shop, lineId: number): Promise<void> {
  setIntent(shop, lineId, { quantity: null, error: null });
  await burstsOf(shop).get(lineId);
}

async function settle(shop: Shop, customerCode: string, { id, sku, price, quantity }: CartLine) {
  setIntent(shop, id, { isPending: true });
  let settled = quantity;
  try {
    for (let wanted = intentOf(shop, id).quantity; wanted !== null && wanted !== settled; ) {
      const body = { customerCode, id, sku, price, quantity: wanted };
      await writeCart(shop, customerCode, () => shop.client.send(changeLine, { body }));
      settled = wanted;
      wanted = intentOf(shop, id).quantity;
    }
    const isEnded = intentOf(shop, id).quantity === null;
    if (!isEnded) tellOutcome(shop, 'cartUpdated', cartWords);
    return { ok: true, value: settled } as const;
  } catch (cause) {
    return refuseLine(shop, id, shopErrorOf(cause));
  } finally {
    burstsOf(shop).delete(id);
    setIntent(shop, id, { quantity: null, isPending: false });
  }
}

/** A line whose stock fell below its quantity is lowered to what is left, wherever a stepper comes down to. */
function withinReach(quantity: number, line: CartLine): number {
  const { stock } = line.product;
  return quantity < line.quantity && quantity > stock && stock > 0 ? stock : quantity;
}

function refuseLine(shop: Shop, id: number, error: ShopError): Result<never> {
  setIntent(shop, id, { error });
  tellError(shop, error, cartWords);
  return { ok: false, error };
}

function burstsOf(shop: Shop) {
  const running = bursts.get(shop) ?? new Map<number, Promise<Result<number>>>();
  bursts.set(shop, running);
  return running;
}

function intentOf(shop: Shop, id: number): LineIntent {
  return shop.store.get(lineIntentsAtom).get(id) ?? noIntent;
}

/** Takes the refusal of a line's last change from the screen. */
export function forgetRefusal(shop: Shop, lineId: number): void {
  setIntent(shop, lineId, { error: null });
}

function setIntent(shop: Shop, id: number, change: Partial<LineIntent>): void {
  const intents = new Map(shop.store.get(lineIntentsAtom));
  intents.set(id, { ...(intents.get(id) ?? noIntent), ...change });
  shop.store.set(lineIntentsAtom, intents);
}
