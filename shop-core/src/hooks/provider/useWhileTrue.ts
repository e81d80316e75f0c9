import { useEffect } from 'react';
import type { ShopError } from '../../client/shopError.ts';
import { ownerOf } from './ownerOf.ts';
import { useShop } from './ShopProvider.tsx';
import { sessionAtom } from './sessionAtom.ts';
import type { Shop } from './shop.ts';
import { shopKey } from './shopKey.ts';

/**
 * Takes an error from the screen once it is not true any more: that a login is missing, when somebody has logged in; that
 * nobody knows what became of it, when the data that tell have been read since.
 * @param shownIn the second word of the key of those data; without, no data tell
 */
export function useWhileTrue(error: ShopError | null, forget: () => void, shownIn?: string): void {
  const shop = useShop();
  useEffect(() => {
    const code = error?.problem.code;
    if (code === 'LOGIN_REQUIRED') return onLogin(shop, forget);
    return code === 'STATUS_UNKNOWN' && shownIn ? onRead(shop, shownIn, forget) : undefined;
  }, [shop, error, forget, shownIn]);
}

function onLogin(shop: Shop, forget: () => void): () => void {
  return shop.store.sub(sessionAtom, () => {
    if (ownerOf(shop) !== 'visitor') forget();
  });
}

/** What got no answer had all data of the customer marked as old, so whatever is not old has been read since. */
function onRead(shop: Shop, shownIn: string, forget: () => void): () => void {
  const cache = shop.queryClient.getQueryCache();
  const look = () => {
    const tellers = cache.findAll({ queryKey: shopKey(shop, shownIn, ownerOf(shop)) });
    if (tellers.some(({ state }) => state.data !== undefined && !state.isInvalidated)) forget();
  };
  look();
  return cache.subscribe(look);
}
