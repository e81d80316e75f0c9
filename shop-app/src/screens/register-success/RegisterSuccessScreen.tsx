import { outcomes } from 'shop-core/messages';
import { paths } from '../../app/paths.ts';
import { useNext } from '../../app/useNext.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** S2.60 */
export function RegisterSuccessScreen() {
  return (
    <div className="page page-narrow">
      <PageTitle>Pendaftaran berhasil</PageTitle>
      <EmptyState
        isPage
        icon="mail"
        title={outcomes.registered}
        action={<LinkButton to={paths.login(useNext())}>Masuk</LinkButton>}
      >
        Password sementara berlaku 24 jam dan diganti saat Anda pertama kali masuk. Tidak ada email? Periksa folder
        spam.
      </EmptyState>
    </div>
  );
}
