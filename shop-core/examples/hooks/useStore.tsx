import { useStore } from 'shop-core';

/** The notice on the door while the store is closed. Until an answer comes, the store counts as open. */
export default function StoreNotice() {
  const { status, notice } = useStore();
  if (status === 'OPEN') return <p>Toko buka.</p>;
  return <p role="alert">{notice || 'Toko sedang tutup.'}</p>;
}
