import type { ShopClient } from '../../client/createShopClient.ts';

/** What the keys of a shop begin with that was given no other name. */
export const shopName = 'samudra-emas';

/** What asks: a shop, or on a server a client, and the shop's name where it has one of its own. */
export interface QuerySource {
  readonly client: ShopClient;
  readonly name?: string;
}

/**
 * The key of a query. All of them begin with the shop's name: in a query client that it shares with an app the shop never
 * takes the app's data for its own, and asks, resets and removes nothing else.
 */
export function shopKey<const K extends readonly unknown[]>(
  { name = shopName }: Pick<QuerySource, 'name'>,
  ...key: K
): readonly [string, ...K] {
  return [name, ...key];
}
