import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readDevice } from '../providers/knownDevice.ts';
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

  it('logs in with Enter, stores token, profile and what the role allows [S4.1] [S3.1] [S3.6]', async () => {
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
    expect(stored('profile')).toEqual({
      ...{ id: 1, email: anna.email, fullName: 'Anna Laut', phone: anna.phone, address: anna.address },
      ...{ firstName: null, lastName: null, avatar: null, lastLogin: null, address2: null, zipCode: null },
    });
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

  it('asks for a mailed code beside the password while others guess, says until when, and takes the second factor then', async () => {
    const { office, router, user, email, secret } = await openLogin();
    office.security.mailedCode = 'abcde-fghjk';
    office.security.factor.isOn = true;
    await user.type(email, anna.email);
    await user.type(secret, `${password}{Enter}`);
    const mailed = await screen.findByLabelText('Kode dari email');
    expect(screen.getByRole('alert')).toHaveTextContent(/Tanpa kode, coba lagi pukul \d\d\.\d\d\.\d\d WIB\.$/);
    expect(secret).toHaveValue(password);
    await user.type(mailed, 'salah{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Kode, email atau password salah\./));
    await user.clear(mailed);
    await user.type(mailed, 'abcde-fghjk{Enter}');
    await user.type(await screen.findByLabelText(/^Kode\b(?! dari)/), `${goodCode}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('takes a mailed code from whoever was only told that something is wrong', async () => {
    const { office, user, email, secret } = await openLogin();
    await user.type(email, anna.email);
    await user.type(secret, 'salah{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Saya menerima kode lewat email' }));
    await user.type(screen.getByLabelText('Kode dari email'), 'abcde-fghjk{Enter}');
    await waitFor(() => expect(office.security.typed.at(-1)).toMatchObject({ loginCode: 'abcde-fghjk' }));
  });

  it('keeps what the device got and shows it at the next login, also after a logout has cleared the storage', async () => {
    window.history.replaceState(null, '', '/login');
    // biome-ignore lint/suspicious/noDocumentCookie: nobody was here before.
    document.cookie = 'console-device=; path=/login; max-age=0';
    const { office, user, email, secret } = await openLogin();
    await user.type(email, anna.email);
    await user.type(secret, `${password}{Enter}`);
    await screen.findByRole('heading', { name: 'Admin' });
    expect(readDevice()).toBe('d1');
    expect(JSON.stringify(localStorage)).not.toContain('d1');
    localStorage.clear();
    const again = openConsole('/login', {});
    await again.user.type(await screen.findByLabelText(/^Email/), anna.email);
    await again.user.type(screen.getByLabelText(/^Password/), `${password}{Enter}`);
    await waitFor(() => expect(again.office.security.typed[0]).toMatchObject({ device: 'd1' }));
    expect(office.security.typed[0]?.device).toBeUndefined();
  });
});
