import { ShopError } from '../../client/shopError.ts';
import type { Shop } from '../provider/shop.ts';

/** After that a press is meant anew, whatever became of the one before. */
const meantAnewMs = 5 * 60_000;

/** Adds without an answer, by what was to be added. */
const unanswered = new WeakMap<Shop, Map<string, { readonly key: string; readonly sentAt: number }>>();

/**
 * Sends an add under a key. An add whose answer was lost may have been done: pressed again, it is sent under the same key,
 * by which the server adds once.
 */
export async function withAddKey<T>(shop: Shop, added: object, send: (key: string) => Promise<T>): Promise<T> {
  const intents = unanswered.get(shop) ?? new Map();
  unanswered.set(shop, intents);
  const intent = JSON.stringify(added);
  const before = intents.get(intent);
  const now = shop.now().getTime();
  const key = before && now - before.sentAt < meantAnewMs ? before.key : shop.newId();
  intents.set(intent, { key, sentAt: now });
  try {
    const answer = await send(key);
    intents.delete(intent);
    return answer;
  } catch (error) {
    const isLost = error instanceof ShopError && error.problem.code === 'STATUS_UNKNOWN';
    if (!isLost) intents.delete(intent);
    throw error;
  }
}
