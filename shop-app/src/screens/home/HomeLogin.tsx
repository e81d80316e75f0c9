import { paths } from '../../app/paths.ts';
import { LoginForm } from '../../parts/LoginForm.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** S2.67, S2.68 */
export function HomeLogin() {
  return (
    <section className="card auth-card for-visitors" aria-labelledby="masuk">
      <h2 className="auth-card__title" id="masuk">
        Masuk
      </h2>
      <LoginForm />
      <p className="auth-card__links">
        <ShopLink className="text-link" to={paths.forgot()}>
          Lupa password?
        </ShopLink>
        <ShopLink className="text-link" to={paths.register()}>
          Daftar
        </ShopLink>
        <ShopLink className="text-link" to={paths.page('syarat-dan-ketentuan')}>
          Syarat dan ketentuan
        </ShopLink>
      </p>
    </section>
  );
}
