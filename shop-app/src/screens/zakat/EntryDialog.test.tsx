import { screen, waitFor, within } from '@testing-library/react';
import { deleteZakat, saveZakat } from 'shop-core/contract';
import { expect, it } from 'vitest';
import { entry, fact, openZakat, type Page, rows } from './testZakat.ts';

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
it('records a purchase in the dialog, and gives the focus back to its button [S2.143, S5.67]', async () => {
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
  await screen.findByRole('table', { name: 'Riwayat emas' });
  expect(rows().map(([name]) => name)).toEqual(['Antam Beli']);
});

it('records a sale in the dialog, its weight below 0 [S2.143, S5.68]', async () => {
  const page = await openZakat(entry('2025-05-01'));
  await write(page, 'Jual', { 'Jenis emas': 'Antam', Berat: '2.5', Kadar: '99' });
  await closed();
  expect(page.shop.requestsOf(saveZakat).at(-1)?.ask.body).toMatchObject({ type: 'Jual', weight: -2_500 });
  expect(await screen.findByText(/−2,5 gram/)).toBeVisible();
});

it('asks for all but the price, and loses nothing when the dialog is closed [S5.65, S5.66]', async () => {
  const { user, button, shop } = await openZakat();
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'BELI/JUAL EMAS' }));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findAllByText('Wajib diisi.')).toHaveLength(5);
  await waitFor(() => expect(dialog.getByLabelText('Beli')).toHaveFocus());
  await user.type(dialog.getByLabelText('Jenis emas'), 'Antam');
  expect(dialog.getAllByText('Wajib diisi.')).toHaveLength(4);
  await user.type(dialog.getByLabelText(/^Harga transaksi/), '1500000');
  expect(dialog.getByLabelText(/^Harga transaksi/)).toHaveValue('1.500.000');
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
  await waitFor(() => expect(dialog.getByLabelText('Berat (gram)')).toHaveFocus());
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
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hapus Beli 10 gram Antam' })).toHaveFocus());
  expect(shop.count(deleteZakat)).toBe(0);
  await user.click((await askToDelete(page)).getByRole('button', { name: 'Ya, hapus' }));
  expect(await screen.findByText('Belum ada emas yang dicatat')).toBeVisible();
  expect(await screen.findByText('Data berhasil dihapus')).toBeVisible();
  expect(fact('Emas murni dimiliki')).toBe('0 gram');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Riwayat emas' })).toHaveFocus());
});

it('closes the dialog when an entry cannot be deleted, and says why [S8.36]', async () => {
  const sold = entry('2025-05-03', { type: 'Jual', weight: -9_000 });
  const page = await openZakat(entry('2025-05-02', { weight: 10_000 }), sold);
  await page.user.click((await askToDelete(page)).getByRole('button', { name: 'Ya, hapus' }));
  expect(await screen.findByText(/melebihi emas yang dimiliki/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(rows()).toHaveLength(2);
});
