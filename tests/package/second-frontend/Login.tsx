import { useState } from 'react';
import { useLogin } from 'shop-core';

export function Login() {
  const login = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void login.run({ username, password });
      }}
    >
      <label>
        Username{' '}
        <input autoComplete="username" value={username} onChange={(event) => setUsername(event.target.value)} />
      </label>
      <label>
        Password{' '}
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <button type="submit" disabled={login.isPending}>
        Masuk
      </button>
    </form>
  );
}
