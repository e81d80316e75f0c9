import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fakeAnswer.ts';
import { anna } from '../testing/fakeBackOffice.ts';
import { fakeUser } from '../testing/fakeUser.ts';
import { openLoggedIn } from '../testing/renderConsole.tsx';

const budi = fakeUser({ id: 2, name: 'Budi Laut', email: 'budi@samudra.example' });

async function openUser({ id }: { readonly id: number }, protectedUsers: number[]) {
  const opened = openLoggedIn(`/users/edit/${id}`, { users: [anna, budi] });
  opened.office.security.protectedUsers = protectedUsers;
  await screen.findByLabelText(/^Nama/);
  return opened;
}
const path = '/users/2/second-factor';
const button = () => screen.findByRole('button', { name: 'Akhiri verifikasi dua langkah' });

describe('the second factor of an admin who lost the phone', () => {
  it('is ended after a question, from the page of that admin', async () => {
    const { user, office } = await openUser(budi, [2]);
    await user.click(await button());
    expect(await screen.findByText(/Budi Laut \(budi@samudra\.example\) keluar dari semua perangkat/)).toBeVisible();
    expect(office.asksFor('DELETE', path)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ya, lanjutkan' }));
    expect(await screen.findByText('Verifikasi dua langkah diakhiri')).toBeVisible();
    expect(office.asksFor('DELETE', path)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Verifikasi dua langkah' })).toBeNull());
  });

  it('says why the server did not, and goes on offering it', async () => {
    const { user, office } = await openUser(budi, [2]);
    office.held.refusals.DELETE = refusal(403, 'ROLE_ABOVE_OWN', 'Peran ini memiliki izin yang tidak Anda miliki.');
    await user.click(await button());
    await user.click(screen.getByRole('button', { name: 'Ya, lanjutkan' }));
    expect(await screen.findByText('Peran ini memiliki izin yang tidak Anda miliki.')).toBeVisible();
    expect(await button()).toBeVisible();
  });

  it('is not offered for who types no code', async () => {
    const { office } = await openUser(budi, []);
    await waitFor(() => expect(office.asksFor('GET', path)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Verifikasi dua langkah' })).toBeNull();
  });

  it('is not offered for oneself', async () => {
    const { office } = await openUser(anna, [1]);
    expect(office.asksFor('GET', '/users/1/second-factor')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Verifikasi dua langkah' })).toBeNull();
  });
});
