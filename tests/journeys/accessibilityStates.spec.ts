import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const calls = '**/api/**';
const bar = '/products/EB-0002-9999';

// Each is asked for by the browser itself when one comes from another page of the shop.
const ofAnybody = ['/products', bar, '/blogs', '/blogs/menghitung-zakat-emas', '/about'];
const ofCustomers = ['/cart', '/checkout', '/zakat', ...[0, 1, 3, 4].map((tab) => `/account?tab=${tab}`)];

/** Goes on within the shop, as a link does: no server renders what comes. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

async function waitEverywhere(page: Page, paths: readonly string[]) {
  await page.route(calls, () => {});
  await page.goto('/forgot');
  for (const path of paths) {
    await walkTo(page, path);
    await expect(page.locator('main [aria-busy=true]').first(), path).toBeAttached();
    await expectAccessible(page, `${path}, waiting`, 'each');
  }
  await page.unroute(calls);
}

async function failEverywhere(page: Page, paths: readonly string[]) {
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { message: ['Terjadi kesalahan'] } }));
  await page.goto('/forgot');
  for (const path of paths) {
    await walkTo(page, path);
    await expect(page.getByRole('button', { name: 'Coba lagi' }).first(), path).toBeVisible();
    await expectAccessible(page, `${path}, failed`, 'each');
  }
  await page.unroute(calls);
}

test('what waits, what failed, what is found nowhere and what a visitor reads without a connection can be read and touched', async ({
  page,
  context,
}) => {
  await waitEverywhere(page, ofAnybody);
  await failEverywhere(page, ofAnybody);
  for (const path of ['/products?s=zzzz', '/products/TIDAK-ADA', '/pages/tidak-ada']) {
    await page.goto(path);
    await expect(
      page
        .locator('main')
        .getByText(/Tidak ada produk|tidak ditemukan/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page, path, 'each');
  }
  await page.goto('/products');
  await context.setOffline(true);
  await expect(page.getByText('Tidak ada koneksi internet.')).toBeVisible();
  await expectAccessible(page, '/products without a connection', 'each');
});

test('so can what waits, failed, is empty or closed for a customer', async ({ page, context }) => {
  const { logIn, putInCart } = shopper(page);
  await logIn(individual);
  await waitEverywhere(page, ofCustomers);
  await failEverywhere(page, ofCustomers);
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path);
    await expect(page.locator('main').getByText('Keranjang kosong')).toBeVisible();
    await expectAccessible(page, `${path}, empty`, 'each');
  }
  await page.goto('/finish/SE000000-TIDAKADA');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tidak ditemukan');
  await expectAccessible(page, 'an order that is not there', 'each');

  await putInCart('EB-0002-9999');
  await page.route('**/api/config/2', (route) => route.fulfill({ json: { message: [], data: { value: 'CLOSE' } } }));
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Lanjut Pembayaran' })).toBeDisabled();
  await expectAccessible(page, '/checkout, closed', 'each');
  await context.setOffline(true);
  await page.getByText('J&T Express', { exact: true }).click();
  await page.getByRole('button', { name: 'CEK ONGKIR' }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /koneksi/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, '/checkout without a connection', 'each');
});
