import { screen, waitFor, within } from '@testing-library/react';
import { calendarDate } from 'shop-core/rules';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fakeAnswer.ts';
import { fakeClient } from '../testing/fakeClient.ts';
import { fakeProject } from '../testing/fakeProject.ts';
import { expectNoise, type OpenedConsole, openLoggedIn } from '../testing/renderConsole.tsx';

const stages = [
  { id: 1, name: 'No report' },
  { id: 3, name: 'Preliminary report' },
];
const client = fakeClient({ id: 5, type: 'Underwriter', name: 'Asuransi Samudra' });
const type = {
  ...{ id: 1, code: 'HM', name: 'Hull & Machinery', line: 'H&M', defaultFee: null, currency: 'IDR', daysPrelim: 10 },
  ...{ daysFinal: 30, statusEveryDays: 30, numberingPrefix: 'HM', isActive: true, detailCount: 0, projectCount: 3 },
  ...{ updatedAt: '2026-11-02T03:00:00.000Z', version: 1 },
};
const records = {
  projects: [
    fakeProject({ id: 1, title: 'Kandas di Merak' }),
    fakeProject({ id: 2, title: 'Tubrukan di Tanjung Priok', projectStatusReportId: 3, surveyorId: 2 }),
    fakeProject({ id: 3, title: 'Kebakaran kamar mesin', isOverdue: true, nextDue: calendarDate('2026-11-01') }),
  ],
  'status-reports': stages,
  surveyors: [{ id: 1, name: 'Anna Laut' }],
  types: [type],
  clients: [client],
};
const permissions = (...names: string[]) => names.map((name) => ({ name, access: true }));
const told = ['list-clients', 'list-vessels', 'list-invoices'];
const all = permissions('list-projects', 'create-projects', 'edit-projects', 'export-projects', ...told);

const open = (path: string, allowed = all) => openLoggedIn(path, { records, permissions: allowed });
const asked = ({ office }: OpenedConsole, path = '/projects') =>
  office.asksFor('GET', path).map(({ url }) => JSON.parse(url.searchParams.get('filter') ?? '{}'));

describe('the list of projects', () => {
  it('shows every project with what there is to know at a glance [S2.9, S1.3]', async () => {
    open('/projects');
    const row = within((await screen.findByText('Kebakaran kamar mesin')).closest('tr') as HTMLElement);
    expect(row.getByText('HM-2026-0003')).toBeDefined();
    expect(row.getByText('Asuransi Samudra')).toBeDefined();
    expect(row.getByText('01 Nov 2026 · terlambat')).toBeDefined();
    expect(row.getByText('Rp 15.000.000')).toBeDefined();
  });

  it('shows what a link asks for by its query, and says so [S2.9]', async () => {
    const opened = open('/projects?projectStatusReportId=3');
    expect(await screen.findByText('Tubrukan di Tanjung Priok')).toBeDefined();
    expect(screen.queryByText('Kandas di Merak')).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('Preliminary report');
    expect(asked(opened)).toContainEqual({ projectStatusReportId: 3 });
  });

  it('shows the projects of one surveyor by the query [S2.9]', async () => {
    open('/projects?surveyorId=2');
    expect(await screen.findByText('Tubrukan di Tanjung Priok')).toBeDefined();
    expect(screen.queryByText('Kandas di Merak')).toBeNull();
  });

  it('keeps a filter that somebody set apart from what a link asks for', async () => {
    const { user, router } = open('/projects');
    await user.type(await screen.findByPlaceholderText('Nomor, judul, atau kapal'), 'Merak');
    await waitFor(() => expect(screen.queryByText('Kebakaran kamar mesin')).toBeNull());
    await router.navigate('/projects?projectStatusReportId=3');
    expect(await screen.findByText('Tubrukan di Tanjung Priok')).toBeDefined();
    await router.navigate('/projects');
    expect(await screen.findByText('Kandas di Merak')).toBeDefined();
    expect(screen.queryByText('Tubrukan di Tanjung Priok')).toBeNull();
  });

  it('has no way to add or take along for who may neither', async () => {
    open('/projects', permissions('list-projects'));
    await screen.findByText('Kandas di Merak');
    expect(screen.queryByRole('link', { name: 'Tambah' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ekspor' })).toBeNull();
  });

  it('does not say that nothing is there when it could not be had, and asks again', async () => {
    expectNoise();
    const { office, user } = open('/projects');
    office.held.refusals['GET /projects'] = refusal(409, 'BUSY', 'Daftar ini gagal dimuat.');
    const note = within(await screen.findByRole('status', { name: '' }));
    expect(note.getByText('Daftar ini gagal dimuat.')).toBeDefined();
    expect(screen.queryByText('Belum ada apa-apa di sini')).toBeNull();
    expect(screen.queryByText(/ dari /)).toBeNull();
    delete office.held.refusals['GET /projects'];
    await user.click(note.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Kandas di Merak')).toBeDefined();
  });

  it('says when nothing matches, and shows everything again', async () => {
    const { user } = open('/projects');
    await user.type(await screen.findByPlaceholderText('Nomor, judul, atau kapal'), 'tidak ada');
    await screen.findByText('Tidak ada yang cocok dengan saringan ini');
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }));
    expect(await screen.findByText('Kandas di Merak')).toBeDefined();
  });
});

describe('the projects of a type', () => {
  it.each([
    ['onp', 'Berjalan'],
    ['fol', 'Ditindaklanjuti'],
  ])('are asked for by typeId and status %s [S2.10, S2.11, S4.47]', async (status, tab) => {
    const opened = open(`/projects-filter?typeId=1&status=${status}`);
    expect(await screen.findByRole('tab', { name: new RegExp(tab), selected: true })).toBeDefined();
    await waitFor(() => expect(asked(opened)).toContainEqual({ typeId: 1, status }));
  });

  it('are counted for every type where the link asks for none, each figure the way to them', async () => {
    open('/projects-filter');
    const cell = await screen.findByRole('link', { name: /^\d+ Hull & Machinery: Berjalan$/ });
    expect(cell.getAttribute('href')).toBe('/projects-filter?typeId=1&status=onp');
  });
});

describe('a project', () => {
  it('is shown with its parts on tabs', async () => {
    const { user } = open('/projects/1/show', permissions('list-projects', 'list-clients', 'list-vessels'));
    expect(await screen.findByText('HM-2026-0001')).toBeDefined();
    expect(screen.getByText('02 Nov 2026, 10.00 WIB')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Temuan' }));
    expect(await screen.findByText('Belum ada.')).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Invoice' })).toBeNull();
  });

  it('stands in its form with moments by the clock of Jakarta', async () => {
    open('/projects/1');
    expect(await screen.findByRole('textbox', { name: /^Judul/ })).toHaveProperty('value', 'Kandas di Merak');
    expect(screen.getByLabelText(/^Instruksi diterima/)).toHaveProperty('value', '02/11/2026 10:00');
  });
});
