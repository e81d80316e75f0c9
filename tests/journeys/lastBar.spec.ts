import type { Page } from '@playwright/test';
import { corporate, type DemoAccount, individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expect, test } from '../support/journey.ts';

const bar = 'EB-0005-9999';
const productPath = `/products/${bar}`;

test.use({ stock: { [bar]: 1 } });

async function logIn(page: Page, { login, password }: DemoAccount) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'MASUK' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function putInCart(page: Page) {
  await page.goto(productPath);
  await page.getByRole('button', { name: 'Beli', exact: true }).locator('visible=true').first().click();
  await expect(page.getByText('Keranjang berhasil diperbaharui')).toBeVisible();
}

/** Everything but the last press. */
async function prepareOrder(page: Page) {
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByText('J&T Express', { exact: true }).click();
  await page.getByText('BCA', { exact: true }).click();
  await page.getByText('Saya menyetujui').click({ position: { x: 4, y: 4 } });
  const fold = page.getByRole('button', { name: /Total bayar/ });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: 'CEK ONGKIR' }).click();
  await expect(page.getByText(/^Layanan kurir/)).toBeVisible();
}

/** What became of an order, as its page tells. */
async function outcome(page: Page): Promise<'ordered' | 'refused'> {
  const refused = page.getByText('Stok tidak mencukupi.').first();
  const ordered = page.getByText('Selesaikan pembayaran Anda');
  await expect(refused.or(ordered).first()).toBeVisible();
  return (await ordered.isVisible()) ? 'ordered' : 'refused';
}

test('two browsers buy the last bar: one gets it, the other reads that it is gone', async ({ browser, baseURL }) => {
  const shoppers = await Promise.all(
    [individual, corporate].map(async (account) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await logIn(page, account);
      await putInCart(page);
      await prepareOrder(page);
      return page;
    }),
  );
  await Promise.all(shoppers.map((page) => page.getByRole('button', { name: 'Lanjut Pembayaran' }).click()));
  const outcomes = await Promise.all(shoppers.map(outcome));
  expect([...outcomes].sort()).toEqual(['ordered', 'refused']);

  const loser = shoppers.filter((_, at) => outcomes[at] === 'refused');
  for (const page of loser) {
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('Stok habis. Hapus produk ini untuk melanjutkan.')).toBeVisible();
    await page.goto(productPath);
    await expect(page.getByText('HABIS').first()).toBeVisible();
  }
  await Promise.all(shoppers.map((page) => page.context().close()));
});
