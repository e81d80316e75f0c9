import { screen, waitFor, within } from '@testing-library/react';
import { createShopClient } from 'shop-core';
import { deleteZakat, getZakat, saveZakat, type ZakatChange } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import { createMemoryShop } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';

const entry = (date: string, about: Partial<ZakatChange> = {}): ZakatChange => ({
  ...{ customerCode: 'C1', id: 0, type: 'Beli', goldType: 'Antam', weight: 100_000, purity: 10_000, price: rupiah(0) },
  ...{ date: calendarDate(date), ...about },
});

/** The tracker of Ani, who has recorded this much. */
async function openZakat(...entries: readonly ZakatChange[]) {
  const shop = createMemoryShop();
  const as = shop.logIn('ani');
  const client = createShopClient({ ...shop.api, getToken: () => as.token });
  for (const body of entries) await client.send(saveZakat, { body });
  const page = openShop('/zakat', { shop, as });
  const button = await screen.findByRole('button', { name: 'BELI/JUAL EMAS' });
  await screen.findByRole('region', { name: 'Ringkasan zakat' });
  return { ...page, shop, button };
}

type Page = Awaited<ReturnType<typeof openZakat>>;

/** Fills the dialog in and sends it. */
async function write({ user, button }: Page, type: string, texts: Readonly<Record<string, string>>) {
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'BELI/JUAL EMAS' }));
  await user.click(dialog.getByLabelText(type));
  for (const [label, text] of Object.entries({ ...texts, 'Tanggal transaksi': '03/05/2025' })) {
    await user.click(dialog.getByLabelText(label, { exact: false }));
    await user.paste(text);
  }
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  return dialog;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const summary = () => within(screen.getByRole('region', { name: 'Ringkasan zakat' }));
const fact = (name: string) => summary().getByText(name).nextElementSibling?.textContent;
const reasons = () =>
  within(screen.getByRole('heading', { name: 'Alasannya' }).parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map((cell) => cell.textContent));

it('is for customers only: a visitor logs in first, and comes back [S2.38, S6.15]', async () => {
  const shop = createMemoryShop();
  const { address, user } = openShop('/zakat', { shop });
  await waitFor(() => expect(address()).toBe('/login?next=%2Fzakat'));
  await user.type(await screen.findByLabelText('Username'), 'ani');
  await user.type(screen.getByLabelText('Password'), 'rahasia-ani');
  await user.click(screen.getByRole('button', { name: 'MASUK' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zakat Emas' })).toBeVisible();
  expect(address()).toBe('/zakat');
});

it('shows what is held, and each purchase and sale [S2.142]', async () => {
  await openZakat(
    entry('2025-05-01', { weight: 40_500, purity: 9_999, price: rupiah(72_000_000) }),
    entry('2025-06-02', { type: 'Jual', goldType: 'Cincin', weight: -1_125, purity: 7_500 }),
  );
  expect(rows()).toEqual([
    ['Cincin Jual', '02/06/2025', '−1,125 gram kadar 75,00%', '-', 'Rp 1.687.500'],
    ['Antam Beli', '01/05/2025', '40,5 gram kadar 99,99%', 'Rp 72.000.000', 'Rp 80.991.900'],
  ]);
  expect(fact('Emas murni dimiliki')).toBe('39,652 gram');
  expect(fact('Harga emas hari ini')).toBe('Rp 2.000.000 / gram');
  expect(fact('Nilai emas murni')).toBe('Rp 79.304.400');
  expect(fact('Zakat bila wajib hari ini (2,5%)')).toBe('Rp 1.982.610');
  expect(summary().getByText('Belum wajib')).toBeVisible();
  expect(reasons()).toEqual(['Emas murni 39,652 gram, kurang 45,348 gram dari nisab.']);
});

it('counts the days of the haul, and explains them [S2.142]', async () => {
  await openZakat(entry('2025-06-01'));
  expect(summary().getByText('Belum wajib, haul berjalan')).toBeVisible();
  const days = fact('Sisa hari');
  expect(days).toMatch(/^\d+ hari$/);
  expect(summary().getAllByText(days ?? '').length).toBe(2);
  expect(reasons()).toEqual([
    '01-06-2025: emas murni menjadi 100 gram, haul dimulai.',
    expect.stringMatching(/^Haul berjalan sejak 01-06-2025 dan genap satu tahun Hijriah pada \d\d-05-2026\.$/),
  ]);
  expect(screen.getByText('Haul').nextElementSibling).toHaveTextContent('Satu tahun Hijriah');
});

it('says that zakat is due, how much, and why, once a Hijri year is full [S2.142]', async () => {
  await openZakat(entry('2024-06-01'));
  expect(summary().getByText('Zakat wajib')).toBeVisible();
  expect(fact('Zakat (2,5%)')).toBe('Rp 5.000.000');
  expect(fact('Sisa hari')).toBe('0 hari');
  expect(reasons().at(-1)).toMatch(/^Haul sejak 01-06-2024 genap .*: zakat wajib\.$/);
});

it('shows ten entries a page, and no other number of them [S9.4]', async () => {
  const days = Array.from({ length: 11 }, (_, at) => `2025-05-${String(at + 1).padStart(2, '0')}`);
  const { shop, user } = await openZakat(...days.map((day, at) => entry(day, { goldType: `Koin ${at + 1}` })));
  expect(screen.getByText('1–10 dari 11')).toBeVisible();
  expect(rows().map(([name]) => name)).toEqual(
    ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((n) => `Koin ${n} Beli`),
  );
  expect(screen.queryByRole('combobox', { name: 'Baris per halaman' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
  await screen.findByText('11–11 dari 11');
  expect(rows().map(([name]) => name)).toEqual(['Koin 1 Beli']);
  expect(new Set(shop.requestsOf(getZakat).map(({ ask }) => ask.body.size))).toEqual(new Set([10]));
});

it('records a purchase in the dialog, and gives the focus back to its button [S2.143]', async () => {
  const page = await openZakat();
  expect(screen.getByText('Belum ada emas yang dicatat')).toBeVisible();
  const texts = { 'Jenis emas': 'Antam', Berat: '10,5', Kadar: '99,9', 'Harga transaksi': '18000000' };
  await write(page, 'Beli', texts);
  await closed();
  expect(await screen.findByText('Catatan emas berhasil disimpan')).toBeVisible();
  await waitFor(() => expect(page.button).toHaveFocus());
  const gold = { type: 'Beli', goldType: 'Antam', weight: 10_500, purity: 9_990 };
  expect(page.shop.requestsOf(saveZakat).map(({ ask }) => ask.body)).toEqual([
    { ...gold, price: 18_000_000, date: '2025-05-03', customerCode: 'C1', id: 0 },
  ]);
  expect(rows().map(([name]) => name)).toEqual(['Antam Beli']);
});

it('records a sale in the dialog, its weight below 0 [S2.143]', async () => {
  const page = await openZakat(entry('2025-05-01'));
  await write(page, 'Jual', { 'Jenis emas': 'Antam', Berat: '2.5', Kadar: '99' });
  await closed();
  expect(page.shop.requestsOf(saveZakat).at(-1)?.ask.body).toMatchObject({ type: 'Jual', weight: -2_500 });
  expect(await screen.findByText(/−2,5 gram/)).toBeVisible();
});

it('asks for all but the price, and loses nothing when the dialog is closed [S5.65]', async () => {
  const { user, button, shop } = await openZakat();
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'BELI/JUAL EMAS' }));
  await user.type(dialog.getByLabelText('Jenis emas'), 'Antam');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findAllByText('Wajib diisi.')).toHaveLength(4);
  expect(dialog.getByLabelText('Beli')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  await closed();
  await user.click(button);
  expect(await screen.findByLabelText('Jenis emas')).toHaveValue('Antam');
  expect(shop.count(saveZakat)).toBe(0);
});

it('refuses to sell more than is held: the weight says on which day, and the dialog stays as it was', async () => {
  const page = await openZakat(entry('2025-05-02', { weight: 10_000 }));
  const dialog = await write(page, 'Jual', { 'Jenis emas': 'Antam', Berat: '12', Kadar: '100' });
  await waitFor(() =>
    expect(dialog.getByLabelText('Berat (gram)')).toHaveAccessibleDescription(/pada 03-05-2025 kurang 2 gram/),
  );
  expect(dialog.getByLabelText('Berat (gram)')).toHaveFocus();
  expect(dialog.getByLabelText('Berat (gram)')).toHaveValue('12');
});

async function askToDelete({ user }: Page) {
  await user.click(screen.getByRole('button', { name: 'Hapus Beli 10 gram Antam' }));
  return within(await screen.findByRole('alertdialog', { name: 'Hapus catatan' }));
}

it('deletes an entry after asking, and counts again [S2.144]', async () => {
  const page = await openZakat(entry('2025-05-02', { weight: 10_000 }));
  const { user, shop } = page;
  const asking = await askToDelete(page);
  expect(asking.getByText(/^Beli 10 gram Antam pada 02-05-2025 akan dihapus/)).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shop.count(deleteZakat)).toBe(0);
  await user.click((await askToDelete(page)).getByRole('button', { name: 'Ya, hapus' }));
  expect(await screen.findByText('Belum ada emas yang dicatat')).toBeVisible();
  expect(screen.getByText('Data berhasil dihapus')).toBeVisible();
  expect(fact('Emas murni dimiliki')).toBe('0 gram');
  expect(screen.getByRole('heading', { name: 'Riwayat emas' })).toHaveFocus();
});

it('closes the dialog when an entry cannot be deleted, and says why [S8.36]', async () => {
  const sold = entry('2025-05-03', { type: 'Jual', weight: -9_000 });
  const page = await openZakat(entry('2025-05-02', { weight: 10_000 }), sold);
  await page.user.click((await askToDelete(page)).getByRole('button', { name: 'Ya, hapus' }));
  expect(await screen.findByText(/melebihi emas yang dimiliki/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(rows()).toHaveLength(2);
});

it('shows a skeleton, says when it could not be loaded, and tries again', async () => {
  const shop = createMemoryShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getZakat);
  const held = shop.hold(getZakat);
  const { user } = openShop('/zakat', { shop, as: shop.logIn('ani') });
  expect(await screen.findByText('Memuat catatan zakat')).toBeInTheDocument();
  held.release();
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Ringkasan zakat' })).toBeVisible();
});
