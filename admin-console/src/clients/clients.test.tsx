import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeClient } from '../testing/fakeClient.ts';
import { openLoggedIn } from '../testing/renderConsole.tsx';

const records = {
  clients: [
    fakeClient({ id: 1, name: 'Asuransi Samudra', type: 'Underwriter' }),
    fakeClient({ id: 2, name: 'PT Pialang Bahari', type: 'Broker', openProjects: 4, outstandingIdr: 44_974_464 }),
    fakeClient({ id: 3, name: 'Kantor Hukum Tanjung', type: 'Lawyer' }),
  ],
};
const permissions = ['list-clients', 'list-projects', 'list-invoices'].map((name) => ({ name, access: true }));
const open = (path: string) => openLoggedIn(path, { records, permissions });

it('shows all clients, also of the types that have no link of their own [S2.15, S1.3]', async () => {
  open('/clients');
  expect(await screen.findByText('Kantor Hukum Tanjung')).toBeDefined();
  expect(screen.getByText('Asuransi Samudra')).toBeDefined();
});

it('shows the clients of a type at its own address, with their work and what they owe [S2.15]', async () => {
  open('/clients/type/Broker');
  const row = (await screen.findByText('PT Pialang Bahari')).closest('tr');
  expect(row?.textContent).toContain('Rp\u00A044.974.464');
  expect(screen.queryByText('Asuransi Samudra')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Broker', selected: true })).toBeDefined();
});

it('knows no other type [S2.5]', async () => {
  open('/clients/type/Pirate');
  expect(await screen.findByText('Ooops, tujuanmu nggak ada!')).toBeDefined();
});

it('refuses who may not list clients, by the address too [S6.5]', async () => {
  openLoggedIn('/clients/type/Broker', { records, permissions: [{ name: 'list-users', access: true }] });
  expect(await screen.findByText(/^Akses ditolak/)).toBeDefined();
  expect(screen.queryByText('PT Pialang Bahari')).toBeNull();
  expect(within(await screen.findByRole('navigation', { name: 'Menu utama' })).queryByText('Clients')).toBeNull();
});

it('has no column, fact or sum of what the role is not told', async () => {
  const record = { ...fakeClient({ id: 2, name: 'PT Pialang Bahari', type: 'Broker' }) };
  openLoggedIn('/clients', { records: { clients: [record] }, permissions: [{ name: 'list-clients', access: true }] });
  expect(await screen.findByText('PT Pialang Bahari')).toBeDefined();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toContain('Kota');
  expect(heads).not.toContain('Proyek terbuka');
  expect(heads).not.toContain('Belum dibayar');
});

it('asks for no order that the role is not told, though the browser has kept it', async () => {
  const { office } = open('/clients?sort=outstandingIdr&order=DESC');
  expect(await screen.findByText('PT Pialang Bahari')).toBeDefined();
  const sorted = office.asksFor('GET', '/clients').map(({ url }) => url.searchParams.get('sort'));
  expect(sorted).toContain('["outstandingIdr","DESC"]');
  cleanup();
  const { office: narrow } = openLoggedIn('/clients?sort=outstandingIdr&order=DESC', {
    records,
    permissions: [{ name: 'list-clients', access: true }],
  });
  expect(await screen.findByText('PT Pialang Bahari')).toBeDefined();
  const asked = narrow.asksFor('GET', '/clients').map(({ url }) => url.searchParams.get('sort'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('["outstandingIdr","DESC"]');
});
