import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWatched } from '../testing/renderConsole.tsx';
import { wholeRecords } from '../testing/wholeRecords.ts';

async function open(path: string, ...names: readonly string[]) {
  const permissions = names.map((name) => ({ name, access: true }));
  const opened = openWatched(path, { permissions, records: wholeRecords(1) });
  await opened.traffic.rest();
}

const bar = () => [...document.querySelectorAll('#main-content :is(a, button)')].map((each) => each.textContent);

/** A screen, what its role looks by, and for each button the permission that shows it. */
const buttons = [
  ['/clients/1/show', 'list-clients', { 'edit-clients': 'Ubah', 'delete-clients': 'Hapus' }],
  ['/vessels/1/show', 'list-vessels', { 'edit-vessels': 'Ubah', 'delete-vessels': 'Hapus' }],
  ['/projects/1/show', 'list-projects', { 'edit-projects': 'Ubah', 'delete-projects': 'Hapus' }],
  ['/events/1/show', 'list-events', { 'edit-events': 'Ubah', 'delete-events': 'Hapus' }],
  ['/types/1/show', 'list-projects', { 'edit-types': 'Ubah', 'delete-types': 'Hapus' }],
  ['/types-detail/1/show', 'list-projects', { 'edit-types': 'Ubah', 'delete-types': 'Hapus' }],
  ['/clients', 'list-clients', { 'create-clients': 'Tambah', 'export-clients': 'Ekspor' }],
] as const;

it.each(buttons)('%s has no button that a role may not press', async (path, looks, byPermission) => {
  await open(path, looks);
  for (const said of Object.values(byPermission)) expect(bar()).not.toContain(said);
});

it.each(buttons)('%s has each button for who may press it', async (path, looks, byPermission) => {
  await open(path, looks, ...Object.keys(byPermission));
  for (const said of Object.values(byPermission)) await waitFor(() => expect(bar()).toContain(said));
});
