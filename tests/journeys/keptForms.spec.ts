import type { Page } from '@playwright/test';
import { corporate, individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const word = 'Isian Anda sebelum sesi berakhir masih tersimpan. Silakan lanjutkan.';

/** The login ends on the server, and the page does not know it yet. */
async function endLogin(page: Page) {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('samudra-emas.session'))) ?? '{}');
  const ended = await page.request.post('/api/user/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.ok()).toBe(true);
}

async function typeGold(page: Page) {
  await page.getByRole('button', { name: 'BELI/JUAL EMAS' }).click();
  const dialog = page.getByRole('dialog', { name: 'BELI/JUAL EMAS' });
  await dialog.getByText('Beli', { exact: true }).click();
  await dialog.getByLabel('Jenis emas').fill('Cincin nenek');
  await dialog.getByLabel('Berat (gram)').fill('12,5');
  await dialog.getByLabel('Kadar (%)').fill('75');
  await dialog.getByLabel('Tanggal transaksi').fill('05/01/2024');
  return dialog;
}

/** Budi writes down gold, and as he saves it his login is over. */
async function typeAndLoseLogin(page: Page) {
  await shopper(page).logIn(individual);
  await page.goto('/zakat');
  const dialog = await typeGold(page);
  await endLogin(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Sesi Anda telah berakhir, silakan masuk kembali.')).toBeVisible();
  return dialog;
}

test('a login that ends while gold is written down keeps the form for after the login', async ({ page }) => {
  const dialog = await typeAndLoseLogin(page);
  await shopper(page).fillLogin(individual.login, individual.password);
  await expect(page).toHaveURL(/\/zakat$/);
  await expect(page.getByText(word)).toBeVisible();
  await expect(page.getByText('Sesi Anda telah berakhir')).toBeHidden();
  await expect(dialog.getByLabel('Jenis emas')).toHaveValue('Cincin nenek');
  await expect(dialog.getByLabel('Tanggal transaksi')).toHaveValue('05/01/2024');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('rowheader', { name: /^Cincin nenek/ })).toBeVisible();
});

test('and keeps it from whoever logs in next', async ({ page }) => {
  const dialog = await typeAndLoseLogin(page);
  await shopper(page).fillLogin(corporate.login, corporate.password);
  await expect(page.getByRole('button', { name: /^Akun / })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'BELI/JUAL EMAS' }).click();
  await expect(dialog.getByLabel('Jenis emas')).toHaveValue('');
  await expect(page.getByText(word)).toBeHidden();
});
