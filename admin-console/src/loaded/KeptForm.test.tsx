import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { anna, password } from '../testing/fakeBackOffice.ts';
import { fakeUser } from '../testing/fakeUser.ts';
import { expectNoise, type OpenedConsole, openLoggedIn } from '../testing/renderConsole.tsx';
import { wholeRecords } from '../testing/wholeRecords.ts';

const everything = permissionNames.map((name) => ({ name, access: true }));
const bima = fakeUser({ id: 2, name: 'Bima Laut', email: 'bima@samudra.example' });
const note = /^Isian Anda sebelum sesi berakhir sudah dikembalikan/;

/** Each kind of form, with a field of it. */
const forms = [
  ['/users/edit/2', /^Nama/],
  ['/users/add', /^Nama/],
  ['/roles/2', /^Nama peran/],
  ['/projects/1', /^Judul/],
  ['/clients/1', /^Kota/],
  ['/events/1', /^Tempat/],
] as const;

function open(path: string) {
  expectNoise();
  return openLoggedIn(path, { permissions: everything, users: [anna, bima], records: wholeRecords(2) });
}

async function logIn({ user }: OpenedConsole, email: string) {
  await user.type(await screen.findByLabelText(/^Email/), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

describe('a session that ends while somebody types', () => {
  it.each(forms)('brings the form at %s back after the login', async (path, label) => {
    const confirm = vi.spyOn(window, 'confirm');
    const opened = open(path);
    const { office, user, router } = opened;
    await user.type(await field(label), ' yang baru');
    const typed = (await field(label)).value;
    office.tokens.end();
    await endByAnyCall(opened);
    await logIn(opened, anna.email);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(await screen.findByText(note)).toBeVisible();
    expect((await field(label)).value).toBe(typed);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('keeps no password, and nothing for another person', async () => {
    const opened = open('/users/edit/2');
    const { office, user, router } = opened;
    await user.type(await field(/^Nama/), ' X');
    await user.type(await field(/^Password/), 'rahasia-sekali-9');
    office.tokens.end();
    await endByAnyCall(opened);
    await screen.findByText('Masuk ke back-office');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('rahasia');
    await logIn(opened, bima.email);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.getItem('samudra-emas.typed')).toBeNull();
  });

  it('leaves nothing behind for who logs out', async () => {
    const { user } = open('/users/edit/2');
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.type(await field(/^Nama/), ' X');
    await user.click(await screen.findByText('Logout'));
    await screen.findByText('Masuk ke back-office');
    expect(sessionStorage.getItem('samudra-emas.typed')).toBeNull();
  });
});

/** The palette looks for something, which the server refuses. */
async function endByAnyCall({ user }: OpenedConsole) {
  await user.click(screen.getByRole('button', { name: 'Cari dan buka' }));
  await user.type(
    await screen.findByRole('combobox', { name: 'Halaman, tindakan, orang, proyek, klien, kapal, atau invoice' }),
    'laut',
  );
  await screen.findByText('Masuk ke back-office');
}
