import { useLocation, useNavigate } from 'react-router';
import { useChangePassword, useForm, useSession } from 'shop-core';
import { passwordChangeProblems } from 'shop-core/rules/account';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** Kelola Password (S5.59, S5.60); also where a one-time password is changed, and then the shopping begins. */
export function PasswordTab() {
  const session = useSession();
  const change = useChangePassword();
  const navigate = useNavigate();
  const href = useShopHref();
  const location = useLocation();
  const owner = session.status === 'customer' ? [session.profile.username, session.profile.email] : [];
  const isFirst = session.status === 'customer' && session.mustChangePassword;
  const form = useForm({
    defaults: empty,
    keepAs: false, // Passwords are typed anew.
    problems: (values) => passwordChangeProblems(values, owner),
    told: ['CONFIRMATION_DIFFERS'], // S5.60 calls it a toast
    submit: async ({ currentPassword, newPassword }) => {
      const result = await change.run({ currentPassword, newPassword });
      if (result.ok) form.reset(empty);
      if (result.ok && isFirst && location.pathname === paths.account()) void navigate(href(paths.home()));
      return result;
    },
  });
  return (
    <PostForm onSubmit={(event) => void form.onSubmit(event)}>
      <PasswordField
        {...form.field('currentPassword')}
        label={isFirst ? 'Password sementara dari email' : 'Password saat ini'}
        isRequired
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        label="Password baru"
        description="Minimal 8 karakter."
        isRequired
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmation')}
        label="Konfirmasi password"
        isRequired
        autoComplete="new-password"
      />
      <FormError error={form.error} />
      <Button type="submit" isPending={form.isSubmitting}>
        Ubah password
      </Button>
    </PostForm>
  );
}

function FormError({ error }: { error: string | undefined }) {
  return error ? (
    <p className="field__error" role="alert">
      {error}
    </p>
  ) : null;
}
