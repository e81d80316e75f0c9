import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { permissionNames } from '../contract/index.ts';
import { axeViolations } from '../testing/axeViolations.ts';
import { fakeClient } from '../testing/fakeClient.ts';
import { fakeProject } from '../testing/fakeProject.ts';
import { openLoggedIn } from '../testing/renderConsole.tsx';

// As index.html says.
document.title = 'Samudra Emas · Back-office';

const permissions = permissionNames.map((name) => ({ name, access: true }));
const records = {
  projects: [fakeProject({ id: 1, title: 'Kandas di Merak', tags: ['general average'] })],
  clients: [fakeClient({ id: 5, type: 'Broker', name: 'PT Pialang Bahari' })],
  surveyors: [{ id: 1, name: 'Anna Laut' }],
};

it.each([
  ['/projects', 'Kandas di Merak'],
  ['/projects?surveyorId=1', 'Kandas di Merak'],
  ['/projects-filter', 'Proyek per jenis'],
  ['/projects/1/show', 'HM-2026-0001'],
  ['/projects/1', 'Kapal dan kejadian'],
  ['/clients', 'PT Pialang Bahari'],
  ['/clients/5/show', 'Penagihan'],
  ['/clients/create', 'Penagihan'],
  ['/vessels/create', 'Klasifikasi dan ukuran'],
  ['/types', 'Belum ada apa-apa di sini'],
  ['/types-detail/create', 'Daftar periksa'],
])('axe finds nothing at %s', async (path, said) => {
  openLoggedIn(path, { permissions, records });
  await screen.findAllByText(said);
  expect(await axeViolations()).toEqual([]);
});
