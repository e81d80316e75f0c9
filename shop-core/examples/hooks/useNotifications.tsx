import { useNotifications } from 'shop-core';

/** What the shop told the customer. What was read here is read in every tab of this browser. */
export default function NotificationList() {
  const { notifications, unreadCount, markRead, markAllRead, error, refetch } = useNotifications();
  if (error) {
    return (
      <button type="button" onClick={() => refetch()}>
        Coba lagi
      </button>
    );
  }
  if (!notifications) return <p role="status">Memuat notifikasi…</p>;
  if (notifications.length === 0) return <p>Belum ada notifikasi.</p>;
  return (
    <section aria-label="Notifikasi">
      <p role="status">{unreadCount} belum dibaca</p>
      <button type="button" onClick={markAllRead}>
        Tandai semua dibaca
      </button>
      <ul>
        {notifications.map(({ id, title, isRead }) => (
          <li key={id}>
            <button type="button" onClick={() => markRead(id)}>
              {isRead ? title : `${title} (baru)`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
