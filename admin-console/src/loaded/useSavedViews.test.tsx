import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../testing/fakeAnswer.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const permissions = ['list-clients', 'list-users'].map((name) => ({ name, access: true }));
const filtered = `/clients?filter=${encodeURIComponent('{"city":"Merak","isActive":true}')}&displayedFilters=${encodeURIComponent('{"isActive":true}')}`;

type Opened = ReturnType<typeof openLoggedIn>;

const openMenu = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: 'Tambah filter' }));

async function save(opened: Opened, label: string) {
  await openMenu(opened);
  await opened.user.click(await screen.findByRole('menuitem', { name: /Simpan pencarian/ }));
  await opened.user.type(await screen.findByRole('textbox', { name: 'Nama pencarian' }), label);
  await opened.user.click(screen.getByRole('button', { name: 'Simpan' }));
}

it('keeps a view on the server, where it outlasts a logout [S4.2]', async () => {
  const opened = openLoggedIn(filtered, { permissions });
  await save(opened, 'Aktif di Merak');
  await waitFor(() => expect(opened.office.views.views).toHaveLength(1));
  expect(opened.office.views.views[0]).toMatchObject({ list: 'clients', views: [{ label: 'Aktif di Merak' }] });

  await opened.user.click(await screen.findByText('Logout'));
  await screen.findByRole('heading', { name: 'Masuk ke back-office' });
  // What the logout empties is the browser: nothing is sent of it.
  expect(opened.office.asksFor('PUT', '/me/views')).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.includes('savedQueries'))).toEqual([]);
  expect(opened.office.views.views).toHaveLength(1);
});

it('loses no view when another tab logs out, which empties the store of this one', async () => {
  const opened = openLoggedIn(filtered, { permissions });
  await save(opened, 'Aktif di Merak');
  await waitFor(() => expect(opened.office.views.views).toHaveLength(1));
  const key = 'RaStore.clients.savedQueries';
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  // A write waits for the one before, so one of nothing would be on its way by then.
  await act(() => opened.router.navigate('/users'));
  await waitFor(() => expect(opened.office.asksFor('GET', '/users')).not.toEqual([]));
  expect(opened.office.asksFor('PUT', '/me/views')).toHaveLength(1);
  expect(opened.office.views.views).toHaveLength(1);
});

it('shows in any browser what the server keeps', async () => {
  const opened = openLoggedIn('/users', { permissions });
  const value = {
    filter: { isActive: true },
    sort: { field: 'name', order: 'ASC' },
    perPage: 25,
    displayedFilters: {},
  };
  opened.office.views.views = [{ list: 'clients', views: [{ label: 'Hanya aktif', state: JSON.stringify(value) }] }];
  await opened.router.navigate('/clients');
  await openMenu(opened);
  expect(await screen.findByRole('menuitem', { name: /Hanya aktif/ })).toBeVisible();
});

it('says that a view was not saved, and shows it no longer', async () => {
  expectNoise();
  const opened = openLoggedIn(filtered, { permissions });
  opened.office.held.refusals['PUT /me/views/clients'] = refusal(503, 'UNAVAILABLE', 'Layanan sedang sibuk.');
  await save(opened, 'Aktif');
  expect(await screen.findByText('Layanan sedang sibuk.')).toBeVisible();
  expect(localStorage.getItem('RaStore.clients.savedQueries')).toBe('[]');
});

it('names the limits of what is kept', async () => {
  const opened = openLoggedIn(filtered, { permissions });
  await save(opened, 'x'.repeat(101));
  expect(await screen.findByText(/paling banyak 50 tampilan untuk satu daftar.*100 karakter/)).toBeVisible();
  expect(opened.office.views.views).toEqual([]);
});
