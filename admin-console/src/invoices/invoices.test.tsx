import { screen, waitFor, within } from '@testing-library/react';
import { calendarDate } from 'shop-core/rules';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../testing/axeViolations.ts';
import { noAgeing, noSums } from '../testing/fakeFigures.ts';
import { fakeInvoice } from '../testing/fakeInvoice.ts';
import { fakeProject } from '../testing/fakeProject.ts';
import { type OpenedConsole, openLoggedIn } from '../testing/renderConsole.tsx';

document.title = 'Samudra Emas · Back-office';

const paid = { status: 'paid', paidOn: calendarDate('2026-11-05'), daysToPay: 35, isOverdue: false } as const;
const slipMissing = { status: 'partly_paid', paid: 10_900_000, balance: 200_000, isSlipMissing: true } as const;
const records = {
  invoices: [
    fakeInvoice({ id: 1, billToName: 'Asuransi Samudra' }),
    fakeInvoice({ id: 2, billToName: 'Pelayaran Nusantara', ...slipMissing }),
    fakeInvoice({ id: 3, billToName: 'Pialang Bahari', ...paid, daysPastDue: null, balance: 0 }),
  ],
  projects: [fakeProject({ id: 1, title: 'Siap ditagih' })],
};
const inUsd = { ...noSums, currency: 'USD' as const, count: 1, total: 1_250.5, balance: 1_250.5 };
const sums = {
  currencies: [
    { ...noSums, count: 2, total: 22_200_000, balance: 11_300_000, ageing: { ...noAgeing, to30: 11_300_000 } },
    { ...inUsd, ageing: { ...noAgeing, over120: 1_250.5 } },
  ],
  idr: { ...noSums, count: 3, total: 42_208_000, balance: 31_308_000, ageing: { ...noAgeing, to30: 11_300_000 } },
};
const allows = (...names: string[]) => names.map((name) => ({ name, access: true }));
const finance = allows('list-invoices', 'list-projects', 'list-clients', 'export-invoices');

const open = (path: string, figures = {}, permissions = finance) =>
  openLoggedIn(path, { records, permissions, figures: { sums, ...figures } });
const asked = ({ office }: OpenedConsole, path: string) =>
  office
    .asksFor('GET', path)
    .filter(({ url }) => url.pathname === `/api${path}`)
    .map(({ url }) => JSON.parse(url.searchParams.get('filter') ?? '{}'));
const money = (amount: string) => amount.replace(' ', '\u00A0');

describe('the list of invoices', () => {
  it('shows every invoice, and tabs for each status [S2.12] [S1.3]', async () => {
    const opened = open('/invoices');
    const row = within((await screen.findByText('Pelayaran Nusantara')).closest('tr') as HTMLElement);
    expect(row.getByText('SE-2026-0002')).toBeDefined();
    expect(row.getByText('Dibayar sebagian')).toBeDefined();
    expect(row.getByText('Rp 200.000')).toBeDefined();
    expect(row.getByText('01 Okt 2026')).toBeDefined();
    await opened.user.click(screen.getByRole('tab', { name: 'Lunas' }));
    await waitFor(() => expect(asked(opened, '/invoices')).toContainEqual({ status: 'paid' }));
    expect(await screen.findByRole('tab', { name: 'Lunas', selected: true })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Pelayaran Nusantara')).toBeNull());
  });

  it('has no way to make or change one: that comes with its flows', async () => {
    open('/invoices', {}, [...finance, ...allows('create-invoices', 'edit-invoices', 'delete-invoices')]);
    await screen.findByText('Pelayaran Nusantara');
    expect(screen.queryByRole('link', { name: 'Tambah' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ekspor' })).toBeDefined();
  });

  it('is not for who may not list invoices [S6.3]', async () => {
    open('/invoices', {}, allows('list-projects'));
    expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeDefined();
    expect(within(await screen.findByRole('navigation', { name: 'Menu utama' })).queryByText('Finance')).toBeNull();
  });
});

describe('the pages of invoices', () => {
  it.each([
    ['/pending-payment', { page: 'pending-payment' }, 'Sisa'],
    ['/pending-payment?overdue=true', { page: 'pending-payment', overdue: true }, 'Sisa'],
    ['/complete', { page: 'complete' }, 'Hari sampai lunas'],
    ['/issued-month', { page: 'issued-month' }, 'DPP'],
    ['/issued-week', { page: 'issued-week' }, 'DPP'],
    ['/issued-month?on=2026-09-30', { page: 'issued-month', on: '2026-09-30' }, 'DPP'],
    ['/pending-issued?tab=invoices', { page: 'pending-issued' }, 'DPP'],
  ])('%s is the list with a filter of its own [S2.12] [S4.47]', async (path, filter, column) => {
    const opened = open(path);
    expect((await screen.findAllByText(column)).length).toBeGreaterThan(0);
    await waitFor(() => expect(asked(opened, '/invoices')).toContainEqual(filter));
    await waitFor(() => expect(asked(opened, '/invoices-summary')).toContainEqual(filter));
  });

  it.each(['/pending-issued', '/pending-payment', '/complete', '/issued-month', '/issued-week'])(
    '%s is not for who may not list invoices [S6.3]',
    async (path) => {
      open(path, {}, allows('list-projects'));
      expect(await screen.findByText('Peran Anda tidak mengizinkan halaman ini.')).toBeDefined();
    },
  );

  it('/pending-issued shows first the projects that are to be billed [S2.12]', async () => {
    const opened = open('/pending-issued');
    expect(await screen.findByText('Siap ditagih')).toBeDefined();
    expect(asked(opened, '/projects')).toContainEqual({ toInvoice: true });
    await opened.user.click(screen.getByRole('tab', { name: 'Invoice yang disiapkan' }));
    await waitFor(() => expect(asked(opened, '/invoices')).toContainEqual({ page: 'pending-issued' }));
  });

  it('keep what somebody searched for apart from each other, from the list of all, and out of the address', async () => {
    const { user, router } = open('/pending-payment');
    const hint = 'Nomor, klien, proyek, atau faktur pajak';
    await user.type(await screen.findByPlaceholderText(hint), 'Pelayaran');
    await waitFor(() => expect(screen.queryByText('Asuransi Samudra')).toBeNull());
    expect(router.state.location.search).toBe('');
    for (const path of ['/complete', '/invoices', '/issued-week?on=2026-10-01']) {
      await router.navigate(path);
      expect(await screen.findByText('Asuransi Samudra')).toBeDefined();
    }
    await router.navigate('/pending-payment');
    await waitFor(() => expect(screen.getByPlaceholderText(hint)).toHaveProperty('value', 'Pelayaran'));
    await waitFor(() => expect(screen.queryByText('Asuransi Samudra')).toBeNull());
  });

  it('/pending-payment sums by age, per currency and in rupiah, and says whose slip is missing [S2.12]', async () => {
    open('/pending-payment');
    const table = within(await screen.findByRole('table', { name: 'Jumlah' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Mata uang', 'Invoice', 'Belum jatuh tempo', '1–30 hari', '31–60 hari', '61–90 hari', '91–120 hari'],
      ...['> 120 hari', 'Sisa'],
    ]);
    const usd = within(table.getByRole('rowheader', { name: 'USD' }).closest('tr') as HTMLElement);
    expect(usd.getAllByText('USD 1.250,50')).toHaveLength(2);
    const whole = table.getByRole('rowheader', { name: /^Dalam rupiah/ }).closest('tr') as HTMLElement;
    expect(within(whole).getByText('Rp 31.308.000')).toBeDefined();
    const row = within((await screen.findByText('Pelayaran Nusantara')).closest('tr') as HTMLElement);
    expect(row.getByText('bupot belum diterima')).toBeDefined();
    expect(row.getByText('lewat 27 hari')).toBeDefined();
  });

  it('/issued-week says its days, compares with the week before, and leads to its neighbours [S2.12]', async () => {
    const period = { from: calendarDate('2026-11-23'), to: calendarDate('2026-11-29') };
    const previous = { ...noSums, total: 40_000_000 };
    const { user, router } = open('/issued-week', { sums: { ...sums, period, previous } });
    expect(await screen.findByText('23 Nov 2026 – 29 Nov 2026')).toBeDefined();
    expect(screen.getByText(/Minggu sebelumnya: Rp.40\.000\.000 \(\+Rp.2\.208\.000\)/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Minggu berikutnya' })).toHaveAttribute(
      'href',
      '/issued-week?on=2026-11-30',
    );
    await user.click(screen.getByRole('link', { name: 'Minggu sebelumnya' }));
    expect(router.state.location.search).toBe('?on=2026-11-22');
  });
});

describe('what the sums leave out', () => {
  const leftOut = [
    { why: 'withoutRate' as const, count: 7, names: ['SE-1', 'SE-2', 'SE-3', 'SE-4', 'SE-5'] },
    { why: 'notIssued' as const, count: 1, names: ['HM-2026-0001'] },
    { why: 'withdrawn' as const, count: 2, names: ['SE-8', 'SE-9'] },
  ];

  it('is named below them, also where nothing is left to add up', async () => {
    open('/invoices', { sums: { currencies: [], idr: { ...noSums, leftOut } } });
    const totals = within(await screen.findByRole('region', { name: 'Jumlah' }));
    expect(
      totals.getByText('7 faktur tanpa kurs tidak dihitung: SE-1, SE-2, SE-3, SE-4, SE-5, dan 2 lainnya'),
    ).toBeDefined();
    expect(totals.getByText('1 faktur belum terbit tidak dihitung: HM-2026-0001')).toBeDefined();
    expect(totals.getByText('2 faktur batal atau dikreditkan tidak dihitung: SE-8, SE-9')).toBeDefined();
    expect(await axeViolations()).toEqual([]);
  });

  it('a dollar invoice shows what it counts in rupiah, or that it has no rate', async () => {
    const usd = { currency: 'USD', total: 100, balance: 100 } as const;
    const invoices = [
      fakeInvoice({ id: 1, billToName: 'Dengan', ...usd, fxToIdr: 16_250, totalIdr: 1_625_000, balanceIdr: 1_625_000 }),
      fakeInvoice({ id: 2, billToName: 'Tanpa', ...usd, fxToIdr: null, totalIdr: null, balanceIdr: null }),
    ];
    openLoggedIn('/invoices', { records: { invoices }, permissions: finance, figures: { sums } });
    const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
    expect((await row('Dengan')).getAllByText('Rp 1.625.000')).toHaveLength(2);
    expect((await row('Tanpa')).getAllByText('tanpa kurs')).toHaveLength(2);
  });

  it('an invoice without a rate says that it is in no sum of rupiah', async () => {
    const invoices = [fakeInvoice({ id: 7, currency: 'USD', fxToIdr: null, totalIdr: null, balanceIdr: null })];
    openLoggedIn('/invoices/7/show', { records: { invoices }, permissions: finance });
    expect(await screen.findByText('Tanpa kurs: tidak dihitung dalam jumlah rupiah')).toBeDefined();
  });
});

describe('an invoice', () => {
  const lines = [
    {
      ...{ position: 1, kind: 'fee' as const, text: 'Jasa survei lambung', quantity: 1, unit: 'ls' },
      ...{ unitPrice: 10_000_000, amount: 10_000_000, isTaxable: true },
    },
  ];
  const receipts = [
    {
      kind: 'payment' as const,
      on: calendarDate('2026-11-02'),
      amount: 10_900_000,
      amountIdr: 10_900_000,
      reference: 'BCA',
    },
  ];
  const invoice = fakeInvoice({ id: 7, ...slipMissing, lines, receipts });
  const show = (permissions = finance) =>
    openLoggedIn('/invoices/7/show', { records: { invoices: [invoice] }, permissions });

  it('shows its facts, its lines, what it comes to and what came for it [S2.12]', async () => {
    show();
    expect(await screen.findByText('Jasa survei lambung')).toBeDefined();
    const receiptsTable = within(screen.getByRole('table', { name: 'Penerimaan' }));
    expect(receiptsTable.getByText('BCA')).toBeDefined();
    expect(receiptsTable.getByText('02 Nov 2026')).toBeDefined();
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(fact('PPh 23')).toBe(money('Rp 200.000'));
    expect(fact('Kas yang akan diterima')).toBe(money('Rp 10.900.000'));
    expect(fact('Disetujui')).toContain('WIB');
    expect(screen.getByRole('alert').textContent).toContain('bupot belum diterima');
    const project = screen.getByRole('link', { name: 'HM-2026-0001 Kandas di Merak' });
    expect(project).toHaveAttribute('href', '/projects/1/show');
    expect(await screen.findByRole('link', { name: 'Asuransi Samudra' })).toHaveAttribute('href', '/clients/5/show');
    expect(await axeViolations()).toEqual([]);
  });

  it('names its client without a link to who may not see clients', async () => {
    show(allows('list-invoices'));
    await screen.findByText('Jasa survei lambung');
    expect(screen.queryByRole('link', { name: 'Asuransi Samudra' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
  });
});

it.each(['/invoices', '/pending-payment', '/issued-month'])('axe finds nothing at %s', async (path) => {
  open(path, { sums: { ...sums, period: { from: '2026-11-01', to: '2026-11-30' }, previous: noSums } });
  await screen.findByRole('table', { name: 'Jumlah' });
  await screen.findByText('Pelayaran Nusantara');
  expect(await axeViolations()).toEqual([]);
});
