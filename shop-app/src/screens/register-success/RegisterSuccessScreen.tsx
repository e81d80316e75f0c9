import { useLocation } from 'react-router';
import { useSession } from 'shop-core';
import { outcomes } from 'shop-core/messages';
import { Redirect } from '../../app/Redirect.tsx';
import { safeNext } from '../../app/safeNext.ts';
import { useNext } from '../../app/useNext.ts';
import { LoginForm } from '../../parts/LoginForm.tsx';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';

/** S2.60; the mailed password is typed here, below what says that it was mailed. */
export function RegisterSuccessScreen() {
  const next = useNext();
  const session = useSession();
  const href = useShopHref();
  const { state } = useLocation();
  if (session.status === 'customer' && !session.mustChangePassword) return <Redirect to={href(safeNext(next))} />;
  return (
    <div className="page page-narrow">
      <PageTitle>Pendaftaran berhasil</PageTitle>
      <EmptyState isPage icon="mail" title={outcomes.registered}>
        Password sementara berlaku 24 jam dan diganti saat Anda pertama kali masuk. Tidak ada email? Periksa folder
        spam.
      </EmptyState>
      <section className="card auth-card" aria-label="Masuk">
        <LoginForm username={typeof state?.username === 'string' ? state.username : undefined} />
      </section>
    </div>
  );
}
