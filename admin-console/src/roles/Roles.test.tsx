import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { permissionNames, type RoleDetail } from '../contract/index.ts';
import { refusal } from '../testing/fakeAnswer.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const all = permissionNames.map((name) => ({ name, access: true }));
const box = (name: string) => screen.getByRole('checkbox', { name });

/** The console at a path, with the Viewer's role as a test wants it. */
function openRoles(path: string, viewer: Partial<RoleDetail> = {}, permissions: typeof all = all) {
  const opened = openLoggedIn(path, { permissions });
  Object.assign(opened.office.held.roles[1] ?? {}, { memberCount: 0, ...viewer });
  const viewerNow = () =>
    opened.office.held.roles[1]?.permissions.flatMap(({ name, access }) => (access ? name : [])) ?? [];
  return { ...opened, viewerNow };
}
async function openViewer(viewer: Partial<RoleDetail> = {}, permissions = all) {
  const opened = openRoles('/roles/2', viewer, permissions);
  await screen.findByRole('table', { name: 'Yang diizinkan peran ini' });
  return opened;
}
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('the list of roles', () => {
  it('has every role with how many have it, and leads to its form [S2.16] [S1.3]', async () => {
    const { router, user } = openRoles('/roles');
    await user.click(await screen.findByText('Viewer'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/roles/2'));
  });

  it('leads who may not change a role to a look at it', async () => {
    const { router, user } = openRoles('/roles', {}, [{ name: 'list-roles', access: true }]);
    expect(await screen.findByText('Super Admin')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tambah peran' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Viewer'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/roles/2/show'));
    const grid = await screen.findByRole('table', { name: 'Yang diizinkan peran ini' });
    expect(
      within(grid)
        .getAllByRole('checkbox')
        .every((each) => each.matches(':disabled')),
    ).toBe(true);
  });
});

describe('the form of a role', () => {
  it('shows what it allows as a grid of resources and verbs', async () => {
    await openViewer({ permissions: [{ name: 'list-clients', access: true }] });
    expect(box('Lihat: Klien')).toBeChecked();
    expect(box('Ubah: Klien')).not.toBeChecked();
    expect(box('Setujui: Laporan')).not.toBeChecked();
    expect(screen.getByText(`1 dari ${permissionNames.length} izin`)).toBeVisible();
  });

  it('saves what was ticked only once the server has said yes', async () => {
    expectNoise();
    const { office, user, viewerNow } = await openViewer();
    await user.click(box('Lihat: Klien'));
    office.held.refusals['PUT /roles/2'] = refusal(409, 'ROLE_NAME_TAKEN', 'Nama peran ini sudah dipakai.');
    await user.click(save());
    expect(await screen.findByText('Nama peran ini sudah dipakai.')).toBeVisible();
    expect(box('Lihat: Klien')).toBeChecked();
    expect(viewerNow()).toEqual([]);
    delete office.held.refusals['PUT /roles/2'];
    await user.click(save());
    expect(await screen.findByText('Peran disimpan')).toBeVisible();
    expect(viewerNow()).toEqual(['list-clients']);
  });

  it('ticks and unticks a whole row and a whole column', async () => {
    const { user } = await openViewer({ permissions: [{ name: 'edit-clients', access: true }] });
    const row = box('Semua Klien');
    expect(row).toBePartiallyChecked();
    await user.click(row);
    for (const verb of ['Lihat', 'Tambah', 'Ubah', 'Hapus']) expect(box(`${verb}: Klien`)).toBeChecked();
    await user.click(box('Hapus di mana saja'));
    expect(box('Hapus: Roles')).toBeChecked();
    await user.click(box('Hapus di mana saja'));
    expect(box('Hapus: Klien')).not.toBeChecked();
    expect(box('Lihat: Klien')).toBeChecked();
  });

  it('lets nobody tick what their own role does not allow', async () => {
    const own = all.filter(({ name }) => name !== 'edit-config');
    const { user, viewerNow } = await openViewer({}, own);
    expect(box('Ubah: Pengaturan')).toBeDisabled();
    await user.click(box('Ubah di mana saja'));
    await user.click(save());
    await screen.findByText('Peran disimpan');
    expect(viewerNow()).toContain('edit-users');
    expect(viewerNow()).not.toContain('edit-config');
  });

  it.each([
    [
      'one’s own',
      { members: [{ id: 1, name: 'Anna Laut', email: 'anna@samudra.example' }], memberCount: 1 },
      'Anda tidak dapat mengubah peran Anda sendiri.',
    ],
    [
      'one above one’s own',
      { permissions: [{ name: 'print-money', access: true }] },
      'Peran ini memiliki izin yang tidak Anda miliki.',
    ],
  ])('is closed for %s and says why', async (_, role, reason) => {
    await openViewer(role);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
    expect(box('Lihat: Klien')).toBeDisabled();
  });

  it('is open for the super admin’s only as far as the second factor goes, for who may do all that it allows', async () => {
    const superAdmin = { name: 'super-admin', permissions: all };
    const { office, user } = await openViewer(superAdmin);
    expect(await screen.findByText(/^Super Admin selalu mengizinkan semuanya/)).toBeVisible();
    expect(box('Lihat: Klien')).toBeDisabled();
    expect(screen.getByLabelText(/^Nama peran/)).toHaveAttribute('readonly');
    await user.click(screen.getByLabelText('Wajib verifikasi dua langkah'));
    await user.click(save());
    expect(await screen.findByText('Peran disimpan')).toBeVisible();
    expect(office.held.roles[1]).toMatchObject({ displayName: 'Viewer', requiresSecondFactor: true, permissions: all });
  });

  it('is closed for the super admin’s to who may not do all that it allows', async () => {
    await openViewer({ name: 'super-admin', permissions: all }, all.slice(1));
    expect(await screen.findByText(/^Super Admin selalu mengizinkan semuanya/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Wajib verifikasi dua langkah')).toBeDisabled();
  });

  it('asks before somebody leaves what is not saved', async () => {
    const { router, user } = await openViewer();
    await user.click(box('Lihat: Klien'));
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(screen.getByRole('link', { name: 'Admin' }));
    await waitFor(() => expect(ask).toHaveBeenCalledWith(expect.stringContaining('belum disimpan')));
    expect(router.state.location.pathname).toBe('/roles/2');
  });

  it('lists who has the role, each with the way to their form', async () => {
    const members = [{ id: 7, name: 'Budi', email: 'budi@samudra.example' }];
    await openViewer({ members, memberCount: 1 });
    expect(await screen.findByRole('link', { name: 'Budi' })).toHaveAttribute('href', '/users/edit/7');
    expect(screen.queryByRole('button', { name: 'Hapus peran' })).not.toBeInTheDocument();
  });

  it('deletes a role that nobody has, after a question', async () => {
    const { office, router, user } = await openViewer();
    await user.click(await screen.findByRole('button', { name: 'Hapus peran' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus peran ini?' });
    expect(office.asksFor('DELETE', '/roles')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Ya, lanjutkan' }));
    expect(await screen.findByText('Peran dihapus')).toBeVisible();
    expect(office.held.roles.map(({ name }) => name)).toEqual(['super-admin', 'surveyor']);
    expect(router.state.location.pathname).toBe('/roles');
  });
});

describe('a new role', () => {
  it('has a name and is opened once it is there', async () => {
    const { office, router, user } = openRoles('/roles/create');
    await screen.findByRole('table', { name: 'Yang diizinkan peran ini' });
    await user.click(box('Lihat: Pesanan toko'));
    await user.click(save());
    const name = screen.getByRole('textbox', { name: /^Nama peran/ });
    await waitFor(() => expect(name).toBeInvalid());
    expect(office.asksFor('POST', '/roles')).toEqual([]);
    await user.type(name, 'Kasir');
    await user.click(save());
    expect(await screen.findByText('Peran ditambahkan')).toBeVisible();
    const made = office.held.roles.at(-1);
    expect(made?.displayName).toBe('Kasir');
    expect(made?.permissions.filter(({ access }) => access)).toEqual([{ name: 'list-orders', access: true }]);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/roles/${made?.id}`));
  });
});
