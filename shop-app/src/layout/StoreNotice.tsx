import { useStore } from 'shop-core';

/** What hangs on the door while the store is closed: over every page, also inside an app (S1.11, S2.64, S2.105). */
export function StoreNotice() {
  const store = useStore();
  if (store.status !== 'CLOSE') return null;
  return (
    <p className="notice" role="status">
      {store.notice || 'Toko sedang tutup.'}
    </p>
  );
}
