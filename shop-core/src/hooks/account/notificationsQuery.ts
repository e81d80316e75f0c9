import { queryOptions } from '@tanstack/react-query';
import { getNotifications } from '../../contract/calls/account.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/** What the shop told a customer (S7.28). Apart from the tables of the account: the bell stands on every page. */
export function notificationsQuery(shop: QuerySource, customerCode: string) {
  return queryOptions({
    queryKey: shopKey(shop, 'notifications', customerCode),
    queryFn: ({ signal }) => shop.client.send(getNotifications, { params: { customerCode } }, { signal }),
    // Their moments are new objects with each answer, which the query would take for other ones.
    structuralSharing: (before, now) => (JSON.stringify(before) === JSON.stringify(now) ? before : now),
  });
}
