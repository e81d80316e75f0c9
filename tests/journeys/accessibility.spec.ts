import type { Page } from '@playwright/test';
import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test } from '../support/journey.ts';
import { shopper } from '../support/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bar = 'EB-0002-9999';

/** Looks at a page as it is once all of it has come. */
async function look(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Memuat /)).toHaveCount(0);
  await expectAccessible(page, path);
}

test('what anybody may open can be read and touched on a phone and at a desk, in light and in the dark', async ({
  page,
}) => {
  for (const path of [
    ...[
      '/',
      '/products',
      `/products/${bar}`,
      '/products/PK-OMBAK-18K?tab=1',
      '/blogs',
      '/pages/cara-belanja',
      '/about',
    ],
    ...[
      '/blogs/memilih-pecahan-emas-pertama',
      '/quiz',
      '/simulasi-perencanaan-keuangan',
      '/login',
      '/register',
      '/forgot',
    ],
    ...['/register-success', '/forgot-success?email=a@contoh.test', '/tidak-ada'],
  ]) {
    await look(page, path);
  }
});

test('so can what a customer opens', async ({ page }) => {
  const { logIn, putInCart, checkOut, choosePayment, checkCost, placeOrder } = shopper(page);
  await logIn(individual);
  await putInCart(bar);
  for (const path of ['/', '/cart', '/checkout', '/zakat']) await look(page, path);
  for (const tab of [0, 1, 2, 3, 4]) await look(page, `/account?tab=${tab}`);
  await page.goto('/cart');
  await checkOut();
  await page.getByText('J&T Express', { exact: true }).click();
  await choosePayment();
  await checkCost();
  await placeOrder();
  await look(page, new URL(page.url()).pathname);
});
