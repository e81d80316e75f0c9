import type { FormEvent } from 'react';
import { sentenceFor, useLogin, useSession } from 'shop-core';

/** Logs in. Everything on the page is fetched again as the customer, with the customer's prices. */
export default function LoginForm() {
  const session = useSession();
  const login = useLogin();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [username = '', password = '', code] = ['username', 'password', 'code'].map((name) =>
      String(typed.get(name) ?? ''),
    );
    return login.run({ username, password, ...(code && { code }) });
  };
  const asksForCode = /^LOGIN_CODE/.test(login.error?.problem.code ?? '');
  if (session.status === 'customer') return <p>Selamat datang, {session.profile.fullName}!</p>;
  return (
    <form onSubmit={submit}>
      <label htmlFor="username">Username atau email</label>
      <input id="username" name="username" autoComplete="username" required />
      <label htmlFor="password">Password</label>
      <input id="password" name="password" type="password" autoComplete="current-password" required />
      {asksForCode && <input name="code" aria-label="Kode dari email" autoComplete="one-time-code" />}
      {login.error && <p role="alert">{sentenceFor(login.error)}</p>}
      <button type="submit" disabled={login.isPending}>
        Masuk
      </button>
    </form>
  );
}
