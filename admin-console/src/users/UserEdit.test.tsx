import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anna } from '../testing/fakeBackOffice.ts';
import { fakeUser } from '../testing/fakeUser.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const budi = fakeUser({
  id: 2,
  name: 'Budi Laut',
  email: 'budi@samudra.example',
  birthDate: '1990-05-17' as never,
  position: 'Surveyor',
  additionalRole: 'adm-report',
});
// By label: looking for roles takes jsdom many times as long in a form.
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const save = () => screen.getByRole('button', { name: 'Simpan' });

async function write(user: UserEvent, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

async function openForm(path = '/users/edit/2', users = [anna, budi]) {
  const opened = openLoggedIn(path, { users });
  await screen.findByLabelText(/^Nama/);
  return {
    ...opened,
    puts: () => opened.office.asksFor('PUT', '/admins').map(({ url, form }) => [url.pathname, form]),
  };
}

describe('editing an admin', () => {
  it('sends what changed with the rest, without a password, says so and goes to /users [S2.4] [S7.10] [S5.11]', async () => {
    const { user, router, puts } = await openForm();
    await write(user, field(/^Nama/), 'Budi Samudra');
    await user.clear(field(/^Jabatan/));
    await user.click(screen.getByRole('combobox', { name: /^Peran(?! tambahan)/ }));
    await user.click(await screen.findByRole('option', { name: 'Surveyor' }));
    await user.click(screen.getByRole('combobox', { name: /^Peran tambahan/ }));
    await user.click(await screen.findByRole('option', { name: 'Tidak ada' }));
    await user.click(save());
    expect(await screen.findByText('User successfully updated')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    const form = {
      ...{ name: 'Budi Samudra', email: budi.email, phone: budi.phone, address: budi.address, birth: '1990-05-17' },
      ...{ roleId: '3', nik: budi.nik, position: '', birth_city: '' },
    };
    expect(puts()).toEqual([['/api/admins/2', { ...form, password: '' }]]);
  });

  it("shows what is stored, the birth date as 'yyyy-MM-dd', and no password [S9.20] [S7.6]", async () => {
    await openForm();
    expect(await screen.findByText('Viewer')).toBeVisible();
    expect(screen.getByText('adm-report')).toBeVisible();
    expect(field(/^Tanggal lahir/)).toHaveValue('1990-05-17');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    expect(await screen.findByRole('heading', { name: 'Ubah Budi Laut' })).toBeVisible();
  });

  it('declares 4 to 50 characters for name, email, address and phone, and keeps them [S5.12]', async () => {
    const { user, puts } = await openForm();
    for (const name of [/^Nama/, /^Email/, /^Alamat/, /^Nomor telepon/]) {
      expect(field(name)).toHaveAttribute('minlength', '4');
      expect(field(name)).toHaveAttribute('maxlength', '50');
    }
    await write(user, field(/^Nama/), 'Bud');
    await user.click(save());
    expect(await screen.findByText('Minimal 4 karakter.')).toBeVisible();
    expect(puts()).toEqual([]);
  });

  it('wants an email and a phone number, and 8 characters of a new password [S5.9] [S5.10] [S5.11]', async () => {
    const { user, puts } = await openForm();
    await user.clear(field(/^Email/));
    await user.clear(field(/^Nomor telepon/));
    await write(user, screen.getByLabelText(/^Password/), '7777777');
    await user.click(save());
    expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(2);
    expect(screen.getByText('Minimal 8 karakter.')).toBeVisible();
    expect(puts()).toEqual([]);
  });

  it('wants an email that is one, and a role [S5.9] [S5.10]', async () => {
    const { user, puts } = await openForm();
    await write(user, field(/^Email/), 'budi@');
    const role = screen.getByRole('combobox', { name: /^Peran(?! tambahan)/ });
    await user.click(role);
    const [none] = await screen.findAllByRole('option');
    if (none) await user.click(none);
    await user.click(save());
    expect(await screen.findByText('alamat email tidak valid.')).toBeVisible();
    expect(role).toHaveAccessibleDescription('Wajib diisi.');
    expect(puts()).toEqual([]);
  });

  it('is not told to be saved when the login has ended meanwhile [S4.3]', async () => {
    expectNoise();
    const { office, user } = await openForm();
    const expired = 'Sesi Anda berakhir, silakan masuk lagi.';
    office.tokens.end();
    await user.click(save());
    expect(await screen.findByText(expired)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('profile')).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(expired)).not.toBeInTheDocument());
    expect(screen.queryByText('User successfully updated')).not.toBeInTheDocument();
  });

  it.each(['/users/edit/zwei', '/users/edit', '/users/edit/2/more'])('shows the 404 page at %s', async (path) => {
    openLoggedIn(path);
    expect(await screen.findByRole('heading', { name: 'Ooops, tujuanmu nggak ada!' })).toBeVisible();
  });

  it('shows the 404 page for an id that nobody has', async () => {
    expectNoise();
    openLoggedIn('/users/edit/77');
    expect(await screen.findByRole('heading', { name: 'Ooops, tujuanmu nggak ada!' })).toBeVisible();
  });

  it('is not open to whoever may not edit', async () => {
    openLoggedIn('/users/edit/2', { users: [anna, budi], permissions: [{ name: 'list-users', access: true }] });
    expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeVisible();
  });
});
