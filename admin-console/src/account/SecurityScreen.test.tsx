import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/fakeAnswer.ts';
import { password } from '../testing/fakeBackOffice.ts';
import { goodCode } from '../testing/fakeSecurityDesk.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const section = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.findByRole('button', { name });

async function openSecurity(factor: { isOn?: boolean; isRequired?: boolean; recoveryCodesLeft?: number } = {}) {
  const opened = openLoggedIn('/account/security');
  Object.assign(opened.office.security.factor, factor);
  await section('Verifikasi dua langkah');
  return opened;
}
const problems = async () => {
  const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

describe('the security of an account', () => {
  it('is reached from the menu of who is logged in', async () => {
    const { router, user } = openLoggedIn('/users');
    await user.click(await button('Profil'));
    await user.click(await screen.findByRole('menuitem', { name: 'Keamanan akun' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/security'));
    expect(await section('Password')).toBeVisible();
    expect(await problems()).toEqual([]);
  });

  it('turns the second factor on: password, key with a first code, codes to keep', async () => {
    const { office, user } = await openSecurity();
    await user.click(await button('Aktifkan'));
    await user.type(screen.getByLabelText(/^Password Anda/), `${password}{Enter}`);
    expect(await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    expect(await problems()).toEqual([]);
    const code = screen.getByLabelText(/^Kode enam angka/);
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText(/^Kode salah/)).toBeVisible();
    expect(office.security.factor.isOn).toBe(false);
    await user.clear(code);
    await user.type(code, `${goodCode}{Enter}`);
    expect(await screen.findByText('kode-pemu-liha-n009')).toBeVisible();
    // Whoever goes elsewhere to keep them finds them again.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(office.asksFor('GET', '/me/second-factor')).toHaveLength(2));
    expect(screen.getByText('kode-pemu-liha-n009')).toBeVisible();
    await user.click(await button('Sudah saya simpan'));
    expect(await screen.findByText('Verifikasi dua langkah aktif.')).toBeVisible();
    expect(screen.queryByText('kode-pemu-liha-n009')).not.toBeInTheDocument();
  });

  it.each<[string, Pick<Clipboard, 'writeText'> | undefined]>([
    ['denied', { writeText: () => Promise.reject(new Error('denied')) }],
    ['missing, as on plain http', undefined],
  ])('selects the codes and says so where the clipboard is %s', async (_, clipboard) => {
    const { user } = await openSecurity();
    await user.click(await button('Aktifkan'));
    await user.type(screen.getByLabelText(/^Password Anda/), `${password}{Enter}`);
    await user.type(await screen.findByLabelText(/^Kode enam angka/), `${goodCode}{Enter}`);
    await screen.findByText('kode-pemu-liha-n009');
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
    await user.click(await button('Salin'));
    expect(await screen.findByText(/^Browser menolak menyalin\. Kodenya sudah dipilih/)).toBeVisible();
    expect(window.getSelection()?.toString()).toContain('kode-pemu-liha-n009');
    expect(screen.queryByText('Tersalin')).not.toBeInTheDocument();
  });

  it('copies the codes, each on a line of its own, and leaves nothing selected', async () => {
    const { user } = await openSecurity();
    await user.click(await button('Aktifkan'));
    await user.type(screen.getByLabelText(/^Password Anda/), `${password}{Enter}`);
    await user.type(await screen.findByLabelText(/^Kode enam angka/), `${goodCode}{Enter}`);
    await user.click(await button('Salin'));
    expect(await screen.findByText('Tersalin')).toBeVisible();
    expect((await navigator.clipboard.readText()).split('\n')).toContain('kode-pemu-liha-n009');
    expect(window.getSelection()?.toString()).toBe('');
  });

  it('says at the field that the password is wrong', async () => {
    const { user } = await openSecurity();
    await user.click(await button('Aktifkan'));
    const field = screen.getByLabelText(/^Password Anda/);
    await user.type(field, 'bukan ini{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Password saat ini salah.'));
  });

  it('turns the second factor off with password and code', async () => {
    const { office, user } = await openSecurity({ isOn: true, recoveryCodesLeft: 2 });
    expect(screen.getByText('Sisa 2 dari 10 kode pemulihan.')).toBeVisible();
    await user.click(await button('Nonaktifkan'));
    await user.click(await button('Nonaktifkan'));
    expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Password Anda/), password);
    await user.type(screen.getByLabelText(/^Kode atau kode pemulihan/), `${goodCode}{Enter}`);
    await waitFor(() => expect(office.security.factor.isOn).toBe(false));
    expect(await screen.findByText('Verifikasi dua langkah nonaktif.')).toBeVisible();
  });

  it('is all there is while the role waits for a second factor', async () => {
    await openSecurity({ isRequired: true });
    expect(await screen.findByText(/^Peran Anda mewajibkan/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Password' })).not.toBeInTheDocument();
  });

  it('is where whoever must set up a second factor is sent from anywhere', async () => {
    expectNoise();
    const { office, router, user } = openLoggedIn('/users');
    const sort = await screen.findByText('Name');
    office.security.factor.isRequired = true;
    office.held.refusals['GET /users'] = refusal(403, 'SECOND_FACTOR_SET_UP_NEEDED', 'Aktifkan dulu.');
    await user.click(sort);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/security'));
    expect(await screen.findByText(/^Peran Anda mewajibkan/)).toBeVisible();
    expect(localStorage.getItem('tokens')).not.toBeNull();
  });

  it('changes the password, and says what is wrong with it at its field', async () => {
    const { office, user } = await openSecurity();
    const fields = within(await section('Password'));
    const type = async (label: RegExp, text: string) => {
      await user.clear(fields.getByLabelText(label));
      await user.type(fields.getByLabelText(label), text);
    };
    await type(/^Password saat ini/, 'bukan ini');
    await type(/^Password baru/, 'pendek');
    await type(/^Ulangi/, 'lain');
    await user.click(await button('Ganti password'));
    expect(await screen.findByText('Konfirmasi password tidak sama')).toBeVisible();
    expect(office.asksFor('PUT', '/me/password')).toEqual([]);
    await type(/^Password baru/, 'jangkar di dasar');
    await type(/^Ulangi/, 'jangkar di dasar');
    await user.click(await button('Ganti password'));
    expect(await screen.findByText('Password saat ini salah.')).toBeVisible();
    await type(/^Password saat ini/, password);
    await user.click(await button('Ganti password'));
    expect(await screen.findByText(/^Password diganti/)).toBeVisible();
    expect((await section('Password')).querySelectorAll('input[value=""]')).toHaveLength(3);
  });

  it('lists where one is logged in, and ends the others after a question', async () => {
    const { office, user } = await openSecurity();
    const list = within(await section('Perangkat yang masuk'));
    const [own, other] = await list.findAllByRole('listitem');
    expect(own).toHaveTextContent('Chrome di WindowsPerangkat ini');
    expect(own).toHaveTextContent('28 Nov 2026, 14.03 WIB');
    expect(other).toHaveTextContent('Safari di iPhone');
    expect(within(own as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await user.click(await button('Keluarkan Safari di iPhone'));
    const dialog = await screen.findByRole('dialog', { name: 'Keluarkan perangkat ini?' });
    expect(office.security.logins).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Ya, lanjutkan' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.queryByRole('button', { name: 'Keluarkan semua yang lain' })).not.toBeInTheDocument();
  });

  it('leads to the login when it was ended from elsewhere', async () => {
    expectNoise();
    const { office, router, user } = await openSecurity();
    office.tokens.end();
    await user.click(await button('Keluarkan semua yang lain'));
    await user.click(await button('Ya, lanjutkan'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('tokens')).toBeNull();
  });
});
