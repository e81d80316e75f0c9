import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fakeAnswer.ts';
import { anna } from '../testing/fakeBackOffice.ts';
import { fakeUser } from '../testing/fakeUser.ts';
import { expectNoise, openLoggedIn } from '../testing/renderConsole.tsx';

const budi = fakeUser({
  id: 2,
  name: 'Budi',
  email: 'zz@samudra.example',
  role: 'Surveyor',
  additionalRole: 'adm-report',
});
const crew = (count: number) =>
  Array.from({ length: count }, (_, at) => fakeUser({ id: at + 10, name: `Kelasi ${String(at + 10)}` }));

async function openList(users = [anna, budi]) {
  const opened = openLoggedIn('/users', { users });
  await screen.findByRole('table');
  const rows = () => screen.getAllByRole('row').slice(1);
  const lastQuery = () => Object.fromEntries(opened.office.asksFor('GET', '/users').at(-1)?.url.searchParams ?? []);
  return { ...opened, rows, lastQuery, box: screen.getByRole('searchbox', { name: 'Cari nama atau email' }) };
}

describe('the list of admins', () => {
  it('has the columns Name, Email, Role and Additional Roles [S2.21] [S3.3] [S1.3]', async () => {
    const { rows } = await openList();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual(['Name', 'Email', 'Role', 'Additional Roles']);
    const cells = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells.map((row) => row.slice(0, 4))).toEqual([
      ['Anna Laut', 'anna@samudra.example', 'Super Admin', ''],
      ['Budi', 'zz@samudra.example', 'Surveyor', 'adm-report'],
    ]);
  });

  it('sorts by Name and by Email, and by nothing else [S2.21] [S7.5]', async () => {
    const { user, lastQuery } = await openList();
    expect(lastQuery()).toMatchObject({ orderBy: 'name', sortedBy: 'asc' });
    const headings = screen.getAllByRole('columnheader').map((heading) => within(heading).queryByRole('button'));
    expect(headings.map((button) => button !== null)).toEqual([true, true, false, false, false]);
    for (const [column, orderBy, sortedBy] of [
      ['Name', 'name', 'desc'],
      ['Email', 'email', 'asc'],
      ['Email', 'email', 'desc'],
      ['Name', 'name', 'asc'],
    ] as const) {
      await user.click(screen.getByText(column));
      await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy, sortedBy }));
    }
  });

  it('shows ten rows a page, or 25 or 50 [S9.1] [S9.2]', async () => {
    const { user, rows, lastQuery } = await openList(crew(12));
    expect(rows()).toHaveLength(10);
    expect(lastQuery()).toMatchObject({ limit: '10', page: '1' });
    await user.click(screen.getByRole('combobox', { name: 'Baris per halaman:' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
    await user.click(screen.getByRole('option', { name: '25' }));
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(screen.getByText('1-12 dari 12')).toBeVisible();
  });

  it('turns the page', async () => {
    const { user, lastQuery } = await openList(crew(21));
    await user.click(screen.getByRole('button', { name: 'Ke halaman 3' }));
    expect(await screen.findByText('Kelasi 30')).toBeVisible();
    expect(lastQuery()).toMatchObject({ limit: '10', page: '3' });
  });

  it('searches on Enter, without a page [S2.18] [S7.5]', async () => {
    const { user, box, lastQuery } = await openList();
    await user.type(box, 'budi{Enter}');
    await waitFor(() => expect(screen.queryByText(anna.email)).not.toBeInTheDocument());
    expect(screen.getByText(budi.email)).toBeVisible();
    expect(lastQuery()).toEqual({ limit: '50', orderBy: 'name', sortedBy: 'asc', search: 'budi' });
  });

  it('searches on leaving the box, not while somebody types [S2.19]', async () => {
    const { office, user, box, lastQuery } = await openList();
    const before = office.asksFor('GET', '/users').length;
    await user.type(box, 'budi');
    expect(office.asksFor('GET', '/users')).toHaveLength(before);
    await user.tab();
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'budi' }));
  });

  it('searches on clicking the icon [S2.20]', async () => {
    const { user, box, lastQuery } = await openList();
    await user.type(box, 'budi');
    // The icon alone: the box is not left, which would search too.
    fireEvent.click(screen.getByRole('button', { name: 'Cari' }));
    expect(box).toHaveFocus();
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'budi' }));
  });

  it('starts a search on the first page, and shows its matches in pages too', async () => {
    const { user, box, rows } = await openList([...crew(21), budi]);
    await user.click(screen.getByRole('button', { name: 'Ke halaman 3' }));
    await screen.findByText('Kelasi 30');
    await user.type(box, 'kelasi{Enter}');
    expect(await screen.findByText('1-10 dari 21')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ke halaman 3' }));
    expect(await screen.findByText('Kelasi 30')).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  it('says how many matches a search leaves out', async () => {
    const { user, box } = await openList(crew(53));
    await user.type(box, 'kelasi{Enter}');
    expect(await screen.findByText(/Hanya 50 hasil pertama yang tampil; 3 lainnya tidak/)).toBeVisible();
  });

  it("says 'No users' when there are none, and leads back from a search without matches [S2.24]", async () => {
    const { user, box } = await openList();
    await user.type(box, 'nobody{Enter}');
    expect(await screen.findByText('No users')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hapus filter' }));
    expect(await screen.findByText(budi.email)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it("says 'No users' and keeps the search box when the office is empty [S2.24]", async () => {
    openLoggedIn('/users', { users: [] });
    expect(await screen.findByText('No users')).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  it('tells what is wrong when the list can not be read', async () => {
    expectNoise();
    const { office } = openLoggedIn('/users');
    office.held.refusals.GET = refusal(403, 'PERMISSION_MISSING', 'Peran Anda tidak mengizinkan tindakan ini.');
    expect(await screen.findByText('Peran Anda tidak mengizinkan tindakan ini.')).toBeVisible();
  });
});

describe('deleting an admin', () => {
  const ask = async () => {
    const opened = await openList();
    await opened.user.click(screen.getByRole('button', { name: 'Hapus Budi' }));
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Hapus admin ini?' }) };
  };

  it('asks first, and does nothing when told no [S2.23]', async () => {
    const { office, user, dialog } = await ask();
    expect(dialog).toHaveTextContent('Budi (zz@samudra.example)');
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(office.asksFor('DELETE', '/users')).toEqual([]);
  });

  it("deletes, says 'User successfully deleted' and reloads the list [S8.9] [S8.11] [S7.7]", async () => {
    const { office, user, dialog } = await ask();
    const before = office.asksFor('GET', '/users').length;
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('User successfully deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(budi.email)).not.toBeInTheDocument());
    expect(office.asksFor('DELETE', '/users').map(({ url }) => url.pathname)).toEqual(['/api/users/2']);
    expect(office.asksFor('GET', '/users').length).toBeGreaterThan(before);
  });

  it('tells the reason when the server says no, reloads the list and keeps the row [S8.10] [S8.11]', async () => {
    expectNoise();
    const { office, user, dialog } = await ask();
    const before = office.asksFor('GET', '/users').length;
    office.held.refusals.DELETE = refusal(409, 'LAST_SUPER_ADMIN', 'Super Admin terakhir tidak dapat dihapus.');
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Super Admin terakhir tidak dapat dihapus.')).toBeVisible();
    await waitFor(() => expect(office.asksFor('GET', '/users').length).toBeGreaterThan(before));
    expect(screen.queryByText('User successfully deleted')).not.toBeInTheDocument();
    expect(screen.getByText(budi.email)).toBeVisible();
  });

  it('is not offered for oneself', async () => {
    await openList();
    expect(screen.getByRole('button', { name: 'Ini akun Anda sendiri' })).toBeDisabled();
  });

  it('is not offered to whom the server does not allow it', async () => {
    openLoggedIn('/users', { users: [anna, budi], allowed: { isDelete: false } });
    await screen.findByText(budi.email);
    expect(screen.queryByRole('button', { name: 'Hapus Budi' })).not.toBeInTheDocument();
  });
});
