import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** Kelola Password (S5.59, S5.60); also where a one-time password is changed. */
export function PasswordTab() {
  const { form, isFirst, asksCurrent } = usePasswordForm();
  return (
    <PostForm onSubmit={(event) => void form.onSubmit(event)}>
      {asksCurrent && (
        <PasswordField
          {...form.field('currentPassword')}
          label={isFirst ? 'Password sementara dari email' : 'Password saat ini'}
          isRequired
          autoComplete="current-password"
        />
      )}
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
