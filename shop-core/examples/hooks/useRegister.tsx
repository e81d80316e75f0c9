import { useState } from 'react';
import { sentenceFor, useForm, useRegister } from 'shop-core';
import { registerProblems } from 'shop-core/rules/account';

const labels = { email: 'Email', username: 'Username' } as const;
const person = { customerType: 'INDIVIDU', isNewCompany: false, hasValidCompany: false } as const;

/** Registers a person; the password comes by mail. */
export default function RegisterForm() {
  const register = useRegister();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    defaults: { email: '', username: '' },
    keepAs: 'register',
    problems: (values) => registerProblems({ ...values, ...person }),
    submit: async (values) => {
      const result = await register.run({ ...values, ...person });
      setSent(result.ok);
      return result;
    },
  });
  if (isSent) return <p role="status">Periksa email Anda untuk password.</p>;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {(['email', 'username'] as const).map((name) => {
        const field = form.field(name);
        return (
          <p key={name}>
            <label htmlFor={field.id}>{labels[name]}</label>
            <input
              id={field.id}
              ref={field.ref}
              value={field.value}
              onChange={({ target }) => field.onChange(target.value)}
              aria-invalid={field.isInvalid}
              aria-describedby={field['aria-describedby']}
            />
            {field.isInvalid && <span id={field.errorId}>{field.errorMessage}</span>}
          </p>
        );
      })}
      {register.error && <p role="alert">{sentenceFor(register.error)}</p>}
      <button type="submit" disabled={form.isSubmitting}>
        Daftar
      </button>
    </form>
  );
}
