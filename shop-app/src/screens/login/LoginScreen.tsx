import { useSession } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { safeNext } from '../../app/safeNext.ts';
import { useNext } from '../../app/useNext.ts';
import { useWantedPlace } from '../../app/useWantedPlace.ts';
import { LoginForm } from '../../parts/LoginForm.tsx';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';

/** S2.26: the login of the home page, as a page; then back to where a login was wanted. */
export function LoginScreen() {
  const next = useNext();
  const session = useSession();
  const href = useShopHref();
  useWantedPlace(next);
  if (session.status === 'customer' && !session.mustChangePassword) return <Redirect to={href(safeNext(next))} />;
  return (
    <div className="auth-page">
      <PageTitle>Masuk</PageTitle>
      <section className="card auth-card">
        <h1 className="auth-card__title">Masuk</h1>
        <LoginForm />
        <p className="auth-card__links">
          <ShopLink className="text-link" to={paths.forgot(next)}>
            Lupa password?
          </ShopLink>
          <ShopLink className="text-link" to={paths.register(next)}>
            Belum punya akun? Daftar
          </ShopLink>
        </p>
      </section>
    </div>
  );
}
