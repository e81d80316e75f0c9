import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FakeRecords } from '../../testing/fakeRecords.ts';
import { openLoggedIn } from '../../testing/renderConsole.tsx';

const allows = (...names: string[]) => names.map((name) => ({ name, access: true }));

async function openPalette(permissions = allows('list-users', 'list-roles'), records: FakeRecords = {}) {
  const opened = openLoggedIn('/users', { permissions, records });
  await screen.findByRole('navigation', { name: 'Menu utama' });
  await opened.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Mau ke mana?' });
  return { ...opened, dialog, box: within(dialog).getByRole('combobox') };
}

it('leads to a page by its name, without a mouse', async () => {
  const { router, user, box } = await openPalette();
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('rol{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/roles'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('knows only the pages that are open to who asks', async () => {
  await openPalette(allows('list-users'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('AdminHalaman');
  expect(screen.queryByRole('option', { name: /Roles/ })).not.toBeInTheDocument();
});

it('says when nothing is called so, and closes with Escape', async () => {
  const { user } = await openPalette();
  await user.keyboard('zzz');
  expect(await screen.findByText('Tidak ada yang bernama demikian')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('opens by its button too, and ? lists the keys', async () => {
  const { user } = openLoggedIn('/users');
  await user.click(await screen.findByRole('button', { name: 'Cari dan buka' }));
  await screen.findByRole('dialog', { name: 'Mau ke mana?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Pintasan keyboard' });
  expect(within(help).getByText('Ctrl K')).toBeVisible();
});

it('leads to a person: to the form of an admin, or to the projects of a surveyor', async () => {
  const permissions = allows('list-users', 'edit-users', 'list-projects');
  const { router, user } = await openPalette(permissions, { surveyors: [{ id: 7, name: 'Anna Karang' }] });
  await user.keyboard('anna');
  const found = async (name: RegExp) => screen.findByRole('option', { name });
  expect(await found(/^Anna Karang.*Proyek surveyor/)).toBeVisible();
  await user.click(await found(/^Anna Laut.*Admin/));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/users\/edit\/\d+$/));
});

it('begins what the role may begin, and nothing else', async () => {
  const { router, user } = await openPalette(allows('list-clients', 'create-clients'));
  await user.keyboard('tambah');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Tambah klienTindakan']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/create'));
});

it('changes the language, and logs out', async () => {
  const { user } = await openPalette();
  await user.keyboard('english{Enter}');
  await screen.findByRole('navigation', { name: 'Main menu' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Where to?' });
  await user.keyboard('logout{Enter}');
  expect(await screen.findByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
});
