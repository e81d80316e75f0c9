import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { searchAreas } from '../../contract/calls/address.ts';
import type { FoundArea } from '../../contract/entities/areas.ts';
import { areaWords } from '../../rules/address/areaWords.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { shopKey } from '../provider/shopKey.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';

/** What a search for areas has found so far. */
export interface AreaSearch {
  /** `idle`: less than two letters were typed. `offline`: it goes on by itself when the connection is back. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed' | 'offline';
  /** At most 20. Those of the text before stay while the next ones are on their way. */
  readonly areas: readonly FoundArea[];
  /** Whether `areas` are still those of the text before. */
  readonly isUpdating: boolean;
  readonly retry: () => void;
}

/**
 * Finds sub-districts by any beginnings of their names, of what they lie in, or of the postal code, while somebody types.
 * Give what is chosen to `fill` of `useAddressCascade`: it sets all levels at once. A late answer never shows: an ask that
 * a newer text makes needless is broken off.
 * @returns `status`, the `areas` and `retry`.
 */
export function useAreaSearch(text: string): AreaSearch {
  const shop = useShop();
  // The same words are the same question, whatever stands between them.
  const words = areaWords(useDeferredValue(text));
  const typed = words.join(' ').slice(0, 100);
  const isAsked = words.join('').length >= 2;
  const query = useShopQuery({
    queryKey: shopKey(shop, 'areas', 'search', typed),
    queryFn: ({ signal }) => shop.client.send(searchAreas, { query: { typed } }, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const retry = () => void query.refetch();
  if (!isAsked) return { status: 'idle', areas: [], isUpdating: false, retry };
  const { data = [], isPlaceholderData, isError, fetchStatus } = query;
  if (isError) return { status: 'failed', areas: [], isUpdating: false, retry };
  if (fetchStatus === 'paused') return { status: 'offline', areas: [], isUpdating: false, retry };
  return { status: query.data ? 'ready' : 'loading', areas: data, isUpdating: isPlaceholderData, retry };
}
