import { expect, type Page } from '@playwright/test';
import type { DemoAccount } from '../../api-server/src/db/seed/demoAccounts.ts';

/** What a person does again and again on the way to an order. */
export function shopper(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fillLogin = async (username: string, password: string) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('MASUK');
  };
  return {
    press,
    fillLogin,
    async logIn({ login, password }: DemoAccount) {
      await page.goto('/login');
      await fillLogin(login, password);
      await expect(page).not.toHaveURL(/\/login/);
    },
    async putInCart(sku: string) {
      await page.goto(`/products/${sku}`);
      await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
      await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();
    },
    /** From the cart to a checkout that is ready to be filled in. */
    async checkOut() {
      await press('Checkout');
      await expect(page.getByRole('radio', { name: 'BCA' })).toBeVisible();
    },
    /** Everything but where the parcel goes and what it costs. */
    async choosePayment() {
      await page.getByText('BCA', { exact: true }).click();
      await page.getByText('Saya menyetujui').click({ position: { x: 4, y: 4 } });
    },
    async checkCost() {
      await press('CEK ONGKIR');
      await expect(page.getByText(/^Layanan kurir/)).toBeAttached();
    },
    /** On a phone the entries of the total lie folded at the foot. */
    async unfoldTotal() {
      const fold = page.getByRole('button', { name: /Total bayar/ });
      if (await fold.isVisible()) await fold.click();
    },
    async placeOrder() {
      await press('Lanjut Pembayaran');
      await expect(page).toHaveURL(/\/finish\/SE\d{6}-/);
    },
    /** What stands beside a label of the list of amounts. */
    amount: (label: string | RegExp) =>
      page
        .locator('.summary__row')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd'),
  };
}
