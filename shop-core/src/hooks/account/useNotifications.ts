import { useEffect } from 'react';
import type { Notification } from '../../contract/entities/notification.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useAtomValue } from '../provider/useAtomValue.ts';
import { useOwner } from '../provider/useOwner.ts';
import { useShopQuery } from '../provider/useShopQuery.ts';
import { notificationsQuery } from './notificationsQuery.ts';
import { followReads, markAsRead, readChangesAtom, readNotifications } from './readNotifications.ts';

export interface ReadableNotification extends Notification {
  readonly isRead: boolean;
}

export interface Notifications {
  /** Undefined until they were loaded. */
  readonly notifications: readonly ReadableNotification[] | undefined;
  readonly unreadCount: number;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** Why they could not be loaded; gone while they are asked for again. */
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  readonly markRead: (id: number) => void;
  readonly markAllRead: () => void;
}

/**
 * What the shop told the customer, the newest first. Which of them were read is kept in this browser, for all its tabs: the
 * shop itself has no such mark.
 * @returns `notifications` is undefined until they are known and empty when there are none; `unreadCount`, `markRead`
 * and `markAllRead`, which ask the server nothing.
 * @server `notifications` is undefined: nobody is logged in there.
 */
export function useNotifications(): Notifications {
  const shop = useShop();
  const owner = useOwner();
  useAtomValue(readChangesAtom, shop.store);
  useEffect(() => followReads(shop), [shop]);
  // Field by field: whoever takes the whole query is drawn anew at each of its steps, and this stands on every page.
  const query = useShopQuery({ ...notificationsQuery(shop, owner), enabled: owner !== 'visitor' });
  const { data, isSuccess, isError, error, refetch } = query;
  const read = new Set(data && readNotifications(shop.storage));
  const notifications = data?.map((each): ReadableNotification => ({ ...each, isRead: read.has(each.id) }));
  const unread = (notifications ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id);
  return {
    ...{ notifications, isSuccess, isError, error, refetch },
    unreadCount: unread.length,
    markRead: (id) => markAsRead(shop, [id]),
    markAllRead: () => {
      if (unread.length > 0) markAsRead(shop, unread);
    },
  };
}
