import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fakeAnswer.ts';
import { anna } from '../testing/fakeBackOffice.ts';
import { fakeUser } from '../testing/fakeUser.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const budi = fakeUser({ id: 2, name: 'Budi', email: 'budi@samudra.example' });

async function openList(allowed = {}, users = [anna, budi]) {
  const opened = openLoggedIn('/users', { users, allowed });
  await screen.findByText(budi.email);
  return opened;
}
const button = (name: string) => screen.queryByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });

describe('what the list of admins offers', () => {
  it("has 'ADD USER' and 'Create Admin', which both lead to /users/add [S6.9] [S6.10]", async () => {
    const { user, router } = await openList();
    expect(link('ADD USER')).toHaveAttribute('href', '/users/add');
    await user.click(screen.getByRole('link', { name: 'Create Admin' }));
    expect(await screen.findByRole('heading', { name: 'Tambah admin' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/users/add');
  });

  it("has 'Create Admin' alone for whom the server does not let make one [S6.9] [S6.10]", async () => {
    await openList({ isCreate: false });
    expect(link('Create Admin')).toBeVisible();
    expect(link('ADD USER')).not.toBeInTheDocument();
  });

  it('leads from a row to its form when isEdit is true [S2.22]', async () => {
    const { user } = await openList();
    expect(link('Ubah Budi')).toHaveAttribute('href', '/users/edit/2');
    await user.click(screen.getByRole('link', { name: 'Ubah Budi' }));
    expect(await screen.findByLabelText(/^Nama/)).toHaveValue('Budi');
  });

  it('has no actions that the server does not allow [S2.22]', async () => {
    await openList({ isEdit: false });
    expect([link('Ubah Budi'), button('Nonaktifkan Budi')]).toEqual([null, null]);
    expect(button('Hapus Budi')).toBeVisible();
  });
});

describe('keeping an admin out', () => {
  const ask = async (name: string, users?: Parameters<typeof openList>[1]) => {
    const opened = await openList({}, users);
    await opened.user.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    const puts = () => opened.office.asksFor('PUT', '/users').map(({ url }) => url.pathname);
    return { ...opened, dialog, puts, answer: within(dialog) };
  };

  it('asks first, and does nothing when told no', async () => {
    const { user, dialog, answer, puts } = await ask('Nonaktifkan Budi');
    expect(dialog).toHaveTextContent('Nonaktifkan admin ini?');
    await user.click(answer.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(puts()).toEqual([]);
  });

  it('marks the row, and offers to let the admin in again', async () => {
    const { user, answer, puts } = await ask('Nonaktifkan Budi');
    await user.click(answer.getByRole('button', { name: 'Nonaktifkan' }));
    expect(await screen.findByText('Nonaktif')).toBeVisible();
    expect(screen.getByText('Admin dinonaktifkan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aktifkan Budi' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(screen.queryByText('Nonaktif')).not.toBeInTheDocument());
    expect(puts()).toEqual(['/api/users/2/status', '/api/users/2/status']);
  });

  it('tells the reason when the server says no', async () => {
    expectNoise();
    const { office, user, answer } = await ask('Nonaktifkan Budi');
    office.held.refusals.PUT = refusal(409, 'LAST_SUPER_ADMIN', 'Super Admin terakhir tidak dapat dinonaktifkan.');
    await user.click(answer.getByRole('button', { name: 'Nonaktifkan' }));
    expect(await screen.findByText('Super Admin terakhir tidak dapat dinonaktifkan.')).toBeVisible();
    expect(screen.queryByText('Nonaktif')).not.toBeInTheDocument();
  });

  it('is not offered for oneself', async () => {
    await openList();
    expect(button('Nonaktifkan Anna Laut')).not.toBeInTheDocument();
  });
});

it('does not tell of a deletion when the login has ended meanwhile [S4.3] [S8.9]', async () => {
  expectNoise();
  const { office, user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Hapus Budi' }));
  office.tokens.end();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Sesi Anda berakhir, silakan masuk lagi.')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('profile')).toBeNull());
  // One after another: what else was said comes once the first is gone.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Sesi Anda berakhir, silakan masuk lagi.')).not.toBeInTheDocument());
  expect(screen.queryByText('User successfully deleted')).not.toBeInTheDocument();
});
