import { useChangePassword, useForm } from 'shop-core';
import { passwordChangeProblems } from 'shop-core/rules/account';

const labels = {
  currentPassword: 'Password sekarang',
  newPassword: 'Password baru',
  confirmation: 'Ulangi password baru',
} as const;
const names = ['currentPassword', 'newPassword', 'confirmation'] as const;

/** A form on the rule, with the hook's action for its submit: what the server refuses lands beside its field. */
export default function PasswordForm() {
  const change = useChangePassword();
  const form = useForm({
    defaults: { currentPassword: '', newPassword: '', confirmation: '' },
    keepAs: false,
    problems: (values) => passwordChangeProblems(values),
    submit: change.run,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {names.map((name) => {
        const field = form.field(name);
        return (
          <p key={name}>
            <label htmlFor={field.id}>{labels[name]}</label>
            <input
              id={field.id}
              ref={field.ref}
              type="password"
              autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
              value={field.value}
              onChange={({ target }) => field.onChange(target.value)}
              aria-invalid={field.isInvalid}
              aria-describedby={field['aria-describedby']}
            />
            {field.isInvalid && <span id={field.errorId}>{field.errorMessage}</span>}
          </p>
        );
      })}
      <button type="submit" disabled={form.isSubmitting}>
        Ganti password
      </button>
    </form>
  );
}
