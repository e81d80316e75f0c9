import { useRef } from 'react';
import { type ReadableNotification, useNotifications, useSession } from 'shop-core';
import { formatSlashDate, jakartaDate } from 'shop-core/rules';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Popup } from '../ui/Popup.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useLoginPath } from './useLoginPath.ts';

/** In less time (ms) nobody has read a word: the pointer only crossed the bell on its way. */
const glance = 700;

/** What the shop told the customer (S2.48). What was shown counts as read once the panel closes. */
export function NotificationPopup() {
  const { notifications, unreadCount, markAllRead, error, refetch } = useNotifications();
  const openedAt = useRef(0);
  const session = useSession();
  const loginPath = useLoginPath();
  return (
    <Popup
      className="header__bell"
      label={unreadCount > 0 ? `Notifikasi, ${unreadCount} belum dibaca` : 'Notifikasi'}
      onOpenChange={(isOpen) => {
        if (isOpen) openedAt.current = Date.now();
        else if (Date.now() - openedAt.current >= glance) markAllRead();
      }}
      trigger={
        <>
          <Icon name="bell" />
          {unreadCount > 0 && <span className="count">{unreadCount}</span>}
        </>
      }
    >
      <p className="popup-title">Notifikasi</p>
      {session.status === 'visitor' && (
        <p className="popup-foot">
          <ShopLink className="text-link" to={loginPath}>
            Masuk untuk melihat notifikasi Anda
          </ShopLink>
        </p>
      )}
      {session.status === 'customer' && !notifications && !error && (
        <div className="popup-foot">
          <Loading label="Memuat notifikasi">
            <Skeleton shape="text" lines={3} />
          </Loading>
        </div>
      )}
      {!notifications && error && (
        <div className="popup-foot">
          <p>Notifikasi tidak dapat dimuat.</p>
          <Button variant="secondary" size="small" onPress={() => void refetch()}>
            Coba lagi
          </Button>
        </div>
      )}
      {notifications?.length === 0 && <p className="popup-foot">Notifikasi kosong</p>}
      {notifications && notifications.length > 0 && (
        <ul className="popup-list">
          {notifications.map((notification) => (
            <NotificationEntry key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
    </Popup>
  );
}

function NotificationEntry({ notification }: { notification: ReadableNotification }) {
  const { title, message, sentAt, isRead } = notification;
  return (
    <li className={classNames('notification', !isRead && 'is-unread')}>
      <p className="notification__title">{title}</p>
      <p className="notification__text">{message}</p>
      <p className="notification__date">{formatSlashDate(jakartaDate(sentAt))}</p>
    </li>
  );
}
