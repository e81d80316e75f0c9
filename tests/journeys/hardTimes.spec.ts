import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

const name = 'Emas Batangan Samudra 2 gram';

/** From the login to the checkout without ever loading another document: what a visit remembers must do. */
async function shopWithinOneDocument(page: Page) {
  const { fillLogin, checkOut } = shopper(page);
  await page.goto('/login');
  await fillLogin(individual.login, individual.password);
  await expect(page.getByRole('button', { name: 'Akun Budi Santoso' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari produk' }).fill('samudra 2 gram');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
  await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();
  await page.getByRole('button', { name: /^Keranjang, 1 produk/ }).click();
  await page
    .getByRole('region', { name: /^Keranjang, / })
    .getByRole('link', { name: 'Lihat keranjang' })
    .click();
  await checkOut();
  await page.goBack();
  await page.getByRole('button', { name: `Hapus ${name}` }).click();
  await expect(page.getByText('Keranjang kosong').first()).toBeVisible();
}

for (const [storage, spoil] of [
  ['may not be touched', () => Object.defineProperty(window, 'localStorage', { get: refuse })],
  ['is full', () => Object.defineProperty(Storage.prototype, 'setItem', { value: refuse })],
  ['holds what nobody can read', fillWithGarbage],
] as const) {
  test(`102: a browser whose storage ${storage} shops for this visit`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.addInitScript(`${refuse}\n(${spoil})()`);
    await shopWithinOneDocument(page);
    expect(broken).toEqual([]);
  });
}

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

function fillWithGarbage() {
  for (const key of ['session', 'checkout', 'order', 'address', 'mark']) {
    localStorage.setItem(`samudra-emas.${key}`, key === 'session' ? '{"token":"t","version":1}' : '{"a":[');
  }
}

test('99, 100: who is offline at the last step is told so, loses nothing, and places one order once back', async ({
  page,
  context,
}) => {
  const { logIn, putInCart, checkOut, choosePayment, checkCost, press } = shopper(page);
  await logIn(individual);
  await putInCart('EB-0002-9999');
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await page.getByLabel('Catatan pesanan').fill('Tolong dibungkus rapi');
  await choosePayment();
  await checkCost();

  await context.setOffline(true);
  await press('Lanjut Pembayaran');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /koneksi|offline/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Tolong dibungkus rapi');
  await expect(page.getByRole('radio', { name: 'BCA' })).toBeChecked();

  await context.setOffline(false);
  const orders: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/order')) orders.push(response.status());
  });
  await page.getByRole('button', { name: 'Lanjut Pembayaran' }).dblclick();
  await expect(page).toHaveURL(/\/finish\/SE\d{6}-/);
  expect(orders).toEqual([200]);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout/);
});
