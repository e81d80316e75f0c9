import { type FormEvent, useState } from 'react';
import { sentenceFor, useForgotPassword } from 'shop-core';

/** Asks for the mail with the link. The answer is the same for an address that nobody has. */
export default function ForgotPasswordForm() {
  const forgot = useForgotPassword();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent((await forgot.run({ email })).ok);
  };
  if (isSent) return <p role="status">Periksa email Anda.</p>;
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="email">Email</label>
      <input
        id="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        aria-describedby="email-error"
      />
      <p id="email-error" role="alert">
        {forgot.error && (forgot.error.fields.email ?? sentenceFor(forgot.error))}
      </p>
      <button type="submit" disabled={forgot.isPending}>
        Kirim tautan
      </button>
    </form>
  );
}
