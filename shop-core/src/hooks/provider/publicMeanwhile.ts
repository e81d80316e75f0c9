import { hashKey, type QueryKey } from '@tanstack/react-query';

/**
 * Keeps a page that a server rendered for visitors until the customer's own figures come: nothing blinks or moves. Only for
 * the same key with 'visitor' in third place, and never the other way round: after a logout nobody sees a customer's prices.
 */
export function publicMeanwhile(queryKey: QueryKey) {
  const [shop, what, , ...rest] = queryKey;
  const publicHash = hashKey([shop, what, 'visitor', ...rest]);
  return <T>(previous: T | undefined, query: { readonly queryKey: QueryKey } | undefined): T | undefined =>
    query && hashKey(query.queryKey) === publicHash ? previous : undefined;
}
