import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { calendarDate } from 'shop-core/rules';
import { describe, expect, it } from 'vitest';
import { rememberedChoice } from '../providers/rememberedChoice.ts';
import { axeViolations } from '../testing/axeViolations.ts';
import { noAgeing, noneLeftOut } from '../testing/fakeFigures.ts';
import { fakeProject } from '../testing/fakeProject.ts';
import { openLoggedIn, openTab } from '../testing/renderConsole.tsx';

document.title = 'Samudra Emas · Back-office';

const allows = (...names: string[]) => names.map((name) => ({ name, access: true }));
const money = {
  ...{ toIssueCount: 3, toIssue: 30_000_000, outstandingCount: 9, outstanding: 90_000_000, overdueCount: 4 },
  ...{ overdue: 40_000_000, issuedThisMonth: 55_000_000, issuedLastMonth: 66_000_000 },
  ageing: { ...noAgeing, notDue: 50_000_000, to30: 40_000_000 },
  leftOut: { ...noneLeftOut, outstanding: [{ why: 'withoutRate' as const, count: 2, names: ['INV-1', 'INV-7'] }] },
};
const work = {
  ...{ newInstructions: 12, onProgress: 34, followUpsDue: 5, overdueReports: 6, awaitingApproval: 7 },
  surveyorLoad: [{ surveyorId: 4, surveyorName: 'Budi Ombak', open: 9, overdue: 2 }],
};
const dashboard = { ...work, money };
const open = (
  told: typeof work = dashboard,
  permissions = allows('view-dashboards', 'list-projects', 'list-invoices'),
) => openLoggedIn('/', { permissions, figures: { dashboard: told } });

describe('the start page', () => {
  it.each([
    ['Instruksi baru bulan ini: 12', '/projects?instructedFrom=2026-11-01&instructedTo=2026-11-27'],
    ['Berjalan: 34', '/projects?status=onp'],
    ['Tindak lanjut jatuh tempo: 5', '/projects?followUpDue=true'],
    ['Laporan terlambat: 6', '/projects?status=onp&overdue=true'],
    ['Proyek dengan laporan menunggu persetujuan: 7', '/projects?awaitingApproval=true'],
    ['Akan diterbitkan: Rp\u00A030.000.000', '/pending-issued?tab=invoices'],
    ['Belum dibayar: Rp\u00A090.000.000', '/pending-payment'],
    ['di antaranya lewat tempo: Rp\u00A040.000.000', '/pending-payment?overdue=true'],
    ['Terbit bulan ini: Rp\u00A055.000.000', '/issued-month'],
  ])('says "%s" and leads to the list that proves it [S2.8]', async (name, to) => {
    open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  });

  it('shows who has how much, and how late the money is', async () => {
    open();
    const load = within(await screen.findByRole('table', { name: 'Pekerjaan berjalan per surveyor' }));
    expect(load.getByRole('link', { name: 'Budi Ombak' })).toHaveAttribute('href', '/projects?surveyorId=4&status=onp');
    expect(load.getByText('9 (2 terlambat)')).toBeDefined();
    expect(screen.getByRole('table', { name: 'Belum dibayar menurut umur, hari ini' })).toBeDefined();
    expect(screen.getByText('bulan lalu: Rp 66.000.000')).toBeDefined();
    expect(await axeViolations()).toEqual([]);
  });

  it('names under a sum what it leaves out', async () => {
    open();
    const card = (await screen.findByRole('link', { name: /^Belum dibayar/ })).closest('li') as HTMLElement;
    expect(within(card).getByText('2 faktur tanpa kurs tidak dihitung: INV-1, INV-7')).toBeDefined();
    expect(screen.getAllByText(/tidak dihitung/)).toHaveLength(1);
  });

  it('has no money for whom the server tells none', async () => {
    open(work, allows('view-dashboards', 'list-projects'));
    expect(await screen.findByRole('link', { name: 'Berjalan: 34' })).toBeDefined();
    expect(screen.queryByText('Belum dibayar')).toBeNull();
  });

  it('is the dashboard only for who may see it; others land on their first list [S6.1]', async () => {
    const { router, office } = open(work, allows('list-projects'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(within(await screen.findByRole('navigation', { name: 'Menu utama' })).queryByText('Dashboard')).toBeNull();
    expect(office.asksFor('GET', '/office-dashboard')).toEqual([]);
  });

  it('speaks English to who reads English', async () => {
    const { office } = open();
    cleanup();
    rememberedChoice('language').keep('en');
    openTab('/', office);
    expect(await screen.findByRole('link', { name: 'New instructions this month: 12' })).toBeDefined();
    rememberedChoice('language').keep('id');
  });
});

it('a figure opens its list with what it counts, and says so', async () => {
  const { user, office } = openLoggedIn('/', {
    permissions: allows('view-dashboards', 'list-projects'),
    figures: { dashboard: { ...work, today: calendarDate('2026-11-27') } },
    records: { projects: [fakeProject({ id: 1, title: 'Kandas di Merak' })] },
  });
  await user.click(await screen.findByRole('link', { name: /^Instruksi baru/ }));
  expect(await screen.findByText('Kandas di Merak')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('diinstruksikan 01 Nov 2026 – 27 Nov 2026');
  const [list] = office.asksFor('GET', '/projects').map(({ url }) => url.searchParams.get('filter'));
  expect(JSON.parse(list ?? '')).toEqual({ instructedFrom: '2026-11-01', instructedTo: '2026-11-27' });
});
