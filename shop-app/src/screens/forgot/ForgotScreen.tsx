import { useNavigate } from 'react-router';
import { useForgotPassword, useForm } from 'shop-core';
import { stripSpaces } from 'shop-core/rules';
import { forgotProblems } from 'shop-core/rules/account';
import { paths } from '../../app/paths.ts';
import { useNext } from '../../app/useNext.ts';
import { useWantedPlace } from '../../app/useWantedPlace.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Button } from '../../ui/Button.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';

/** S2.61, S2.62: asks for the mail with the link to a new password, and goes home. */
export function ForgotScreen() {
  const next = useNext();
  useWantedPlace(next);
  const forgot = useForgotPassword();
  const navigate = useNavigate();
  const href = useShopHref();
  const form = useForm({
    defaults: { email: '' },
    keepAs: 'forgot',
    problems: forgotProblems,
    submit: async (values) => {
      const result = await forgot.run(values);
      if (result.ok) void navigate(href(paths.home()));
      return result;
    },
  });
  const email = form.field('email');
  return (
    <div className="auth-page">
      <PageTitle>Lupa password</PageTitle>
      <section className="card auth-card">
        <h1 className="auth-card__title">Lupa password</h1>
        <p className="auth-card__lead">
          Tulis email akun Anda. Kami kirim tautan untuk meminta password baru; tautan berlaku 1 jam.
        </p>
        <PostForm onSubmit={(event) => void form.onSubmit(event)}>
          <TextField
            {...email}
            label="Email"
            type="email"
            isRequired
            autoComplete="email"
            onChange={(typed) => email.onChange(stripSpaces(typed))}
          />
          {form.error && (
            <p className="field__error" role="alert">
              {form.error}
            </p>
          )}
          <Button type="submit" isWide isPending={form.isSubmitting}>
            Kirim
          </Button>
        </PostForm>
        <p className="auth-card__links">
          <ShopLink className="text-link" to={paths.login(next)}>
            Kembali ke halaman masuk
          </ShopLink>
          <ShopLink className="text-link" to={paths.register(next)}>
            Belum punya akun? Daftar
          </ShopLink>
        </p>
      </section>
    </div>
  );
}
