import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai/react';
import type { Notification } from '../../contract/entities/notification.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import { useOwner } from '../provider/useOwner.ts';
import { notificationsQuery } from './accountQueries.ts';
import { readNotificationsAtom } from './readNotificationsAtom.ts';

export interface ReadableNotification extends Notification {
  readonly isRead: boolean;
}

/**
 * What the shop told the customer, the newest first, as a query with `notifications` for its data. Which of them were read
 * is kept in this browser, for all its tabs: the shop itself has no such mark.
 */
export function useNotifications() {
  const shop = useShop();
  const owner = useOwner();
  const [read, markAsRead] = useAtom(readNotificationsAtom, { store: shop.store });
  const { data, ...query } = useQuery({ ...notificationsQuery(shop, owner), enabled: owner !== 'visitor' });
  const notifications = data?.map((each): ReadableNotification => ({ ...each, isRead: read.has(each.id) }));
  const unread = (notifications ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id);
  return {
    ...query,
    notifications,
    unreadCount: unread.length,
    markRead: (id: number) => markAsRead([id]),
    markAllRead: () => markAsRead(unread),
  };
}
