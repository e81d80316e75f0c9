import { screen } from '@testing-library/react';
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
const permissions = ['list-clients'].map((name) => ({ name, access: true }));
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
});
