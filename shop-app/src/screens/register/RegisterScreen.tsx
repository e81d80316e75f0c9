import { useNavigate, useSearchParams } from 'react-router';
import { useForm, useKeptState, useRegister } from 'shop-core';
import { stripSpaces } from 'shop-core/rules';
import { registerProblems } from 'shop-core/rules/account';
import { paths } from '../../app/paths.ts';
import { useNext } from '../../app/useNext.ts';
import { useWantedPlace } from '../../app/useWantedPlace.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { emptyRegistration, toRegistration } from './registrationForm.ts';

/** S2.55-S2.59; whitespace is stripped from e-mail and username (S5.16). */
export function RegisterScreen() {
  const [search] = useSearchParams();
  const referral = search.get('ref')?.slice(0, 64) ?? '';
  const next = useNext();
  useWantedPlace(next);
  const register = useRegister();
  const navigate = useNavigate();
  const href = useShopHref();
  const form = useForm({
    defaults: { ...emptyRegistration, referralCode: referral },
    keepAs: 'register',
    problems: registerProblems,
    submit: async (values) => {
      const result = await register.run(toRegistration(values));
      if (result.ok) void navigate(href(paths.registerSuccess(next)));
      return result;
    },
  });
  const email = form.field('email');
  const username = form.field('username');
  const isCorporate = form.values.customerType === 'CORPORATE';
  return (
    <div className="auth-page">
      <PageTitle>Daftar</PageTitle>
      <section className="card auth-card">
        <h1 className="auth-card__title">Daftar</h1>
        <PostForm onSubmit={(event) => void form.onSubmit(event)}>
          <TextField
            {...email}
            label="Email"
            type="email"
            isRequired
            autoComplete="email"
            description="Password sementara dikirim ke alamat ini."
            onChange={(typed) => email.onChange(stripSpaces(typed))}
          />
          <TextField
            {...username}
            label="Username"
            isRequired
            autoComplete="username"
            onChange={(typed) => username.onChange(stripSpaces(typed))}
          />
          <ReferralField field={form.field('referralCode')} isGiven={referral !== ''} />
          <Checkbox
            isSelected={isCorporate}
            onChange={(wanted) => form.set('customerType', wanted ? 'CORPORATE' : 'INDIVIDU')}
          >
            Daftar sebagai perusahaan
          </Checkbox>
          {isCorporate && <CompanyFields form={form} />}
          {form.error && (
            <p className="field__error" role="alert">
              {form.error}
            </p>
          )}
          <Button type="submit" isWide isPending={form.isSubmitting}>
            Daftar
          </Button>
        </PostForm>
        <p className="auth-card__links">
          <ShopLink className="text-link" to={paths.login(next)}>
            Sudah punya akun? Masuk
          </ShopLink>
        </p>
      </section>
    </div>
  );
}

interface ReferralFieldProps {
  readonly field: Omit<Parameters<typeof TextField>[0], 'label'>;
  /** It came with the link: shown, and not to be changed (S5.19). */
  readonly isGiven: boolean;
}

function ReferralField({ field, isGiven }: ReferralFieldProps) {
  const [isOpen, setOpen] = useKeptState('referral code', isGiven);
  if (!isOpen) {
    return (
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        Punya kode referral?
      </Button>
    );
  }
  return <TextField {...field} label="Kode referral" isRequired={false} isReadOnly={isGiven} autoComplete="off" />;
}
