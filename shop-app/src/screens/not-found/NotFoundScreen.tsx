import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** S2.45 */
export function NotFoundScreen() {
  return (
    <div className="page page-narrow">
      <PageTitle>Halaman tidak ditemukan</PageTitle>
      <EmptyState
        isPage
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
