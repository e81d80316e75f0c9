import { screen, waitFor, within } from '@testing-library/react';
import { calendarDate } from 'shop-core/rules';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axeViolations.ts';
import { noAgeing } from '../testing/fakeFigures.ts';
import { openLoggedIn } from '../testing/renderConsole.tsx';

document.title = 'Samudra Emas · Back-office';

const [october, november] = [calendarDate('2026-10-01'), calendarDate('2026-11-01')];
const charts = {
  instructions: [
    { month: october, typeName: 'Cargo', count: 3 },
    { month: november, typeName: 'Cargo', count: 4 },
    { month: november, typeName: 'Hull & Machinery', count: 7 },
  ],
  money: [
    { month: october, billed: 100_000_000, billedWithoutRate: 2, collected: 80_000_000, collectedWithoutRate: 0 },
    { month: november, billed: 50_000_000, billedWithoutRate: 1, collected: 0, collectedWithoutRate: 4 },
  ],
  ageing: { ...noAgeing, to30: 12_000_000 },
  ageingWithoutRate: 5,
  surveyors: [{ surveyorName: 'Budi Ombak', issued: 8, onTime: 6 }],
};
const open = (path = '/charts', permissions = [{ name: 'view-charts', access: true }]) =>
  openLoggedIn(path, { permissions, figures: { charts } });
const titles = [
  'Instruksi per bulan dan jenis',
  'Tagihan dan penerimaan per bulan',
  'Belum dibayar menurut umur, hari ini',
  'Laporan terbit per surveyor',
] as const;

const textOf = (sheet: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace('\uFEFF', ''));
    if (sheet) reader.readAsText(sheet);
  });

describe('the charts', () => {
  it('are four, each with its figures as a table [S2.16] [S1.3]', async () => {
    const { user } = open();
    for (const title of titles) await screen.findByRole('region', { name: title });
    expect(screen.getByText('8 · 75% tepat waktu')).toBeDefined();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: `${titles[0]}: tampilkan sebagai tabel` }));
    const rows = within(screen.getByRole('table', { name: titles[0] })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['BulanCargoHull & Machinery', 'Okt 2630', 'Nov 2647']);
    await user.click(screen.getByRole('button', { name: `${titles[1]}: tampilkan sebagai tabel` }));
    const money = within(screen.getByRole('table', { name: titles[1] }));
    expect(money.getByText('Rp 80.000.000')).toBeDefined();
    expect(await axeViolations()).toEqual([]);
  });

  it('say what they do not count for want of a rate', async () => {
    open();
    const money = within(await screen.findByRole('region', { name: titles[1] }));
    expect(money.getByText('3 faktur tanpa kurs tidak dihitung.')).toBeDefined();
    expect(money.getByText('4 pembayaran tanpa kurs tidak dihitung.')).toBeDefined();
    const ageing = within(screen.getByRole('region', { name: titles[2] }));
    expect(ageing.getByText('5 faktur tanpa kurs tidak dihitung.')).toBeDefined();
  });

  it('can be taken along as a sheet', async () => {
    const { user } = open();
    const sheets: Blob[] = [];
    URL.createObjectURL = (sheet) => `blob:${sheets.push(sheet as Blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: `${titles[1]}: ambil sebagai CSV` }));
    const text = await textOf(sheets[0]);
    expect(text.split('\r\n')).toEqual([
      'Bulan,Ditagih,Ditagih tanpa kurs (tidak dihitung),Diterima,Diterima tanpa kurs (tidak dihitung)',
      '2026-10,100000000,2,80000000,0',
      '2026-11,50000000,1,0,4',
    ]);
  });

  it('ask for the days that somebody chose, and keep them in the address', async () => {
    const { user, office, router } = open('/charts?from=2026-10-01');
    const asked = () => office.asksFor('GET', '/office-charts').map(({ url }) => url.searchParams.toString());
    await waitFor(() => expect(asked()).toContain('from=2026-10-01'));
    const to = await screen.findByLabelText('Sampai');
    await user.clear(to);
    await user.type(to, '2026-10-31');
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toContain('to=2026-10-31'));
    await waitFor(() => expect(asked().some((query) => query.includes('to=2026-10-31'))).toBe(true));
  });

  it('are in the menu of everybody, but their figures are only asked for by who may see them [S6.8]', async () => {
    const { office } = open('/charts', []);
    expect(await screen.findByRole('link', { name: 'Chart' })).toHaveAttribute('href', '/charts');
    expect(await screen.findByText(/^Peran Anda tidak mencakup grafik/)).toBeDefined();
    expect(office.asksFor('GET', '/office-charts')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });
});
