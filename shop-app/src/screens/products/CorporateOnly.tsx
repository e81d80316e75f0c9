import { useSession } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** A list whose products are for companies alone, shown to somebody who does not buy for one: who may, and how one does. */
export function CorporateOnly() {
  const isVisitor = useSession().status !== 'customer';
  return (
    <EmptyState
      title="Khusus pelanggan korporat"
      action={
        <>
          <LinkButton to={isVisitor ? paths.register() : paths.products()}>
            {isVisitor ? 'Daftarkan perusahaan' : 'Lihat semua produk'}
          </LinkButton>
          {isVisitor && (
            <LinkButton to={paths.products()} variant="secondary">
              Lihat semua produk
            </LinkButton>
          )}
        </>
      }
    >
      Produk di sini hanya dapat dilihat dan dibeli oleh perusahaan yang terdaftar.{' '}
      {isVisitor
        ? 'Sudah terdaftar? Masuk dengan akun perusahaan Anda. Belum? Pilih “Daftar sebagai perusahaan” saat mendaftar; akun dapat membeli setelah keanggotaannya kami setujui.'
        : 'Akun Anda belum disetujui sebagai anggota perusahaan. Untuk mendaftarkan perusahaan, buat akun baru dan pilih “Daftar sebagai perusahaan”, atau tanyakan kepada layanan pelanggan.'}
    </EmptyState>
  );
}
