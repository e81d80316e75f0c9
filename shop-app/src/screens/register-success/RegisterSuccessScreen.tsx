import { outcomes } from 'shop-core/messages';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** S2.60 */
export function RegisterSuccessScreen() {
  return (
    <div className="page page-narrow">
      <h1 className="visually-hidden">Pendaftaran berhasil</h1>
      <EmptyState icon="mail" title={outcomes.registered} action={<LinkButton to={paths.login()}>Masuk</LinkButton>}>
        Password sementara berlaku 24 jam dan diganti saat Anda pertama kali masuk. Tidak ada email? Periksa folder
        spam.
      </EmptyState>
    </div>
  );
}
