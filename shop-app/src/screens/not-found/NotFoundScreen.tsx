import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** S2.45 */
export function NotFoundScreen() {
  return (
    <div className="page page-narrow">
      <h1 className="visually-hidden">Halaman tidak ditemukan</h1>
      <EmptyState
        icon="search"
        title="Halaman tidak ditemukan"
        action={
          <div className="cluster">
            <LinkButton to={paths.home()}>Ke beranda</LinkButton>
            <LinkButton variant="secondary" to={paths.products()}>
              Lihat produk
            </LinkButton>
          </div>
        }
      >
        Alamat ini tidak ada atau sudah dipindahkan.
      </EmptyState>
    </div>
  );
}
