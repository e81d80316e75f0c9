import { useIsOffline } from './useIsOffline.ts';

/** Says below the header that nothing new arrives; what was fetched before stays to be read. */
export function OfflineNotice() {
  if (!useIsOffline()) return null;
  return (
    <p className="offline-notice" role="status">
      Tidak ada koneksi internet. Yang tampil mungkin bukan yang terbaru.
    </p>
  );
}
