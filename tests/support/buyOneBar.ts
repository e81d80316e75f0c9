import { expect, type Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { shopper } from './shopper.ts';

const name = 'Emas Batangan Samudra 2 gram';

/** The whole purchase, from the home page to where it is paid; `look` is called on every screen of it. */
export async function buyOneBar(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const { fillLogin, press, checkOut, choosePayment, checkCost, unfoldTotal, placeOrder, amount } = shopper(page);
  await page.goto('/');
  await look('home');
  await page.goto('/login');
  await look('login');
  await fillLogin(individual.login, individual.password);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/products?s=samudra+2+gram');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await look('products');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await look('product');
  await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
  await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('button', { name: `Hapus ${name}` })).toBeVisible();
  await look('cart');
  await press('Pakai kupon');
  await expect(page.getByLabel('Kode kupon')).toBeVisible();
  await look('coupon');
  await page.keyboard.press('Escape');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
  await choosePayment();
  await look('checkout');
  await checkCost();
  await unfoldTotal();
  await look('total');
  const total = (await amount('Total bayar').textContent()) ?? '';
  await placeOrder();
  await expect(page.getByRole('region', { name: 'Pembayaran' }).getByText(total)).toBeVisible();
  await look('finish');
}
