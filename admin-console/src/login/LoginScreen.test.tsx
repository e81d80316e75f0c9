import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anna, type FakeOptions, password } from '../testing/fakeBackOffice.ts';
import { goodCode } from '../testing/fakeSecurityDesk.ts';
import { openConsole } from '../testing/renderConsole.tsx';

async function openLogin(options: FakeOptions = {}) {
  const { office, router, user } = openConsole('/login', options);
  const email = await screen.findByLabelText(/^Email/);
  return { office, router, user, email, secret: screen.getByLabelText(/^Password/) };
}
const submit = () => screen.getByRole('button', { name: 'Masuk' });

describe('the login of the console', () => {
  it('shows and hides the password [S2.25]', async () => {
    const { user, secret } = await openLogin();
    await user.type(secret, 'rahasia');
    expect(secret).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(secret).toHaveAttribute('type', 'text');
    expect(secret).toHaveValue('rahasia');
    await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(secret).toHaveAttribute('type', 'password');
  });

  it.each(['anna', 'anna@', '@samudra.example', 'an na@samudra'])(
    'refuses %s as an e-mail address [S5.1]',
    async (text) => {
      const { office, user, email, secret } = await openLogin();
      await user.type(email, text);
      await user.type(secret, password);
      await user.click(submit());
      expect(await screen.findByText('alamat email tidak valid.')).toBeVisible();
      expect(email).toHaveAccessibleDescription('alamat email tidak valid.');
      expect(office.asks).toEqual([]);
    },
  );

  it('asks for both e-mail and password [S5.1] [S5.2]', async () => {
    const { office, user, email, secret } = await openLogin();
    await user.click(submit());
    expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(2);
    expect(email).toBeInvalid();
    expect(secret).toBeInvalid();
    expect(office.asks).toEqual([]);
  });

  it('says that e-mail or password are wrong and keeps what was typed', async () => {
    const { router, user, email, secret } = await openLogin();
    await user.type(email, anna.email);
    await user.type(secret, 'salah');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Email atau password salah.');
    expect(email).toHaveValue(anna.email);
    expect(secret).toHaveValue('salah');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('does not clear local storage when the login is refused [S4.3]', async () => {
    const { user, email, secret } = await openLogin();
    localStorage.setItem('of-somebody-else', '1');
    await user.type(email, anna.email);
    await user.type(secret, 'salah');
    await user.click(submit());
    await screen.findByRole('alert');
    expect(localStorage.getItem('of-somebody-else')).toBe('1');
  });

  it('logs in with Enter, stores token, profile and what the role allows [S4.1] [S3.6]', async () => {
    const { user, email, secret } = await openLogin({
      permissions: [
        { name: 'list-users', access: true },
        { name: 'delete-users', access: false },
      ],
    });
    await user.type(email, anna.email);
    await user.type(secret, `${password}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Admin' })).toBeVisible();
    const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');
    expect(stored('profile')).toMatchObject({ id: 1, fullName: 'Anna Laut' });
    expect(stored('tokens')).toMatchObject({ token: 'token-1', refreshToken: 'refresh-1' });
    expect(stored('permissions')).toEqual(['list-users']);
  });

  it('leads on to what was asked for before', async () => {
    const { router, user } = openConsole('/users?page=1&perPage=25');
    await user.type(await screen.findByLabelText(/^Email/), anna.email);
    await user.type(screen.getByLabelText(/^Password/), `${password}{Enter}`);
    await waitFor(() => expect(router.state.location.search).toBe('?page=1&perPage=25'));
    expect(router.state.location.pathname).toBe('/users');
  });

  it('asks whoever has a second factor for a code, in place of the password', async () => {
    const { office, router, user, email, secret } = await openLogin();
    office.security.factor.isOn = true;
    await user.type(email, anna.email);
    await user.type(secret, `${password}{Enter}`);
    const code = await screen.findByLabelText(/^Kode/);
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wajib diisi.'));
    await user.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Kode salah/);
    expect(localStorage.getItem('tokens')).toBeNull();
    await user.clear(code);
    await user.type(code, `${goodCode}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('leads back from the code to another account', async () => {
    const { office, user, email, secret } = await openLogin();
    office.security.factor.isOn = true;
    await user.type(email, anna.email);
    await user.type(secret, `${password}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Akun lain' }));
    expect(await screen.findByLabelText(/^Email/)).toHaveValue(anna.email);
  });

  it('leads whoever must set up a second factor there', async () => {
    const { office, router, user, email, secret } = await openLogin();
    office.security.factor.isRequired = true;
    await user.type(email, anna.email);
    await user.type(secret, `${password}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/security'));
  });
});
