import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { keyboard } from '../support/keyboard.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('a bar is found, bought and ordered by keyboard alone, and the focus is always seen', async ({ page }) => {
  const { press, tabTo, enter, type } = keyboard(page);
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).locator('visible=true').first();

  await page.goto('/login');
  await type(page.getByLabel('Username'), individual.login);
  await type(page.getByLabel('Password', { exact: true }), individual.password);
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Akun Budi Santoso' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);

  await tabTo(page.getByRole('searchbox', { name: 'Cari produk' }), 'Shift+Tab');
  await page.keyboard.type('samudra 2 gram');
  await press('Enter');
  await expect(page).toHaveURL(/\/products\?s=/);
  await enter(page.getByRole('link', { name: 'Emas Batangan Samudra 2 gram' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Emas Batangan Samudra 2 gram' })).toBeVisible();
  await tabTo(page.getByRole('spinbutton').locator('visible=true').first());
  await press('ArrowUp');
  await enter(button('Beli'));
  await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();

  await tabTo(button(/^Keranjang, 1 produk/), 'Shift+Tab');
  await press('Enter');
  await enter(page.getByRole('region', { name: /^Keranjang, / }).getByRole('link', { name: 'Lihat keranjang' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Keranjang/ })).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await enter(button('Pakai kupon'));
  await type(page.getByLabel('Kode kupon'), 'KEMARIN');
  await press('Enter');
  await expect(page.getByRole('dialog').getByText('Kupon ini hanya berlaku sampai')).toBeVisible();
  await press('Escape');
  await expect(button('Pakai kupon')).toBeFocused();
  await enter(button('Checkout'));

  await expect(page.getByRole('radio', { name: 'BCA' })).toBeVisible();
  await tabTo(page.getByRole('radio', { name: 'J&T Express' }));
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'SAP Express' })).toBeChecked();
  await press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
  await expect(page.getByText(/^Layanan kurir/)).toBeAttached();
  await enter(button('Lanjut Pembayaran'));
  // The bank of the last order is chosen: what is missing are the terms.
  await expect(page.getByRole('checkbox', { name: /^Saya menyetujui/ })).toBeFocused();
  await press('Space');
  await enter(button('CEK ONGKIR'));
  await expect(page.getByText(/^Layanan kurir/)).toBeAttached();
  await enter(button('Lanjut Pembayaran'));
  await expect(page).toHaveURL(/\/finish\/SE\d{6}-/);
  await expect(page.getByRole('main')).toBeFocused();
  await enter(button('Salin jumlah pembayaran'));
});
